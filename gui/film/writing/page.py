"""A film as one HTML page that needs nothing else: key pictures, captions, rules, a player."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from html import escape

from core.explain.rule_index import paraphrase
from core.terms.rule_numbers import RuleNumber, citations, cited
from gui.film.film import Film, Key
from gui.film.screenplay import Instant
from gui.film.writing.stills import png
from gui.translation import tr


def html_page(film: Film, title: str) -> Iterator[str]:
    """Yield the page in parts, one for each picture; together they are the file."""
    theme = film.style.theme
    keys = film.key_moments()
    yield _HEAD.format(
        title=escape(title or tr("Damage Step")),
        window=theme.window,
        panel=theme.panel,
        ink=theme.ink,
        soft=theme.ink_soft,
        line=theme.panel_line,
        accent=theme.accent,
        on_accent=theme.on_accent,
        width=film.style.width,
    )
    for number, key in enumerate(keys, 1):
        yield _figure(film, key, number, len(keys))
    times = [key.time for key in keys]
    stays = [later - earlier for earlier, later in zip(times, (*times[1:], film.length), strict=True)]
    yield _FOOT.format(
        back=escape(tr("Previous")),
        forward=escape(tr("Next")),
        play=escape(tr("Play")),
        pause=json.dumps(tr("Pause")),
        play_text=json.dumps(tr("Play")),
        stays=json.dumps([max(600, round(one)) for one in stays]),
        pauses=json.dumps([any(_pauses(one) for one in key.instants) for key in keys]),
    )


def _pauses(instant: Instant) -> bool:
    """Whether playing waits there until somebody goes on, as a note wants it."""
    return instant.note is not None and instant.note.pause


def _figure(film: Film, key: Key, number: int, count: int) -> str:
    data = base64.b64encode(png(film.drawn(key.instants))).decode("ascii")
    told = "".join(
        f"<p><b>{escape(caption.headline)}</b> {escape(caption.why)}</p>" for caption in key.captions
    )
    rules = dict.fromkeys(
        rule for caption in key.captions for rule in citations(f"{caption.headline} {caption.why}")
    )
    said = "".join(map(_rule, rules))
    alt = escape(" / ".join(caption.headline for caption in key.captions), quote=True)
    return (
        f"<figure id='m{number}'><img alt='{alt}' src='data:image/png;base64,{data}'>"
        f"<figcaption><small>{number} / {count}</small>{told}{f'<dl>{said}</dl>' if said else ''}"
        "</figcaption></figure>\n"
    )


def _rule(rule: RuleNumber) -> str:
    text = paraphrase(rule)
    return f"<dt>{escape(cited(rule))}</dt><dd>{escape(text)}</dd>" if text else ""


_HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ margin: 0 auto; max-width: {width}px; padding: 16px; background: {window}; color: {ink};
  font: 16px/1.45 Inter, system-ui, sans-serif; }}
h1 {{ font-size: 22px; margin: 4px 0 14px; }}
figure {{ margin: 0 0 22px; background: {panel}; border: 1px solid {line}; border-radius: 8px;
  overflow: hidden; }}
img {{ width: 100%; display: block; }}
figcaption {{ padding: 10px 18px 14px; }}
figcaption p {{ margin: 4px 0; }}
small, dl {{ color: {soft}; }}
dl {{ margin: 8px 0 0; font-size: 14px; }} dt {{ font-weight: 600; }} dd {{ margin: 0 0 6px; }}
nav {{ position: sticky; bottom: 0; display: flex; gap: 8px; padding: 10px 0; background: {window}; }}
button {{ font: inherit; padding: 8px 18px; border: 1px solid {line}; border-radius: 6px; background: {panel};
  color: {ink}; cursor: pointer; }}
#play {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
.playing figure {{ display: none; }} .playing figure.now {{ display: block; }}
@media print {{ nav {{ display: none; }} figure, .playing figure {{ display: block; break-inside: avoid; }} }}
</style></head><body><h1>{title}</h1>
"""

_FOOT = """<nav><button id="back">{back}</button><button id="play">{play}</button>
<button id="next">{forward}</button></nav>
<script>
const figures = [...document.querySelectorAll("figure")], stays = {stays}, pauses = {pauses};
const play = document.getElementById("play");
let at = 0, timer = null;
function show(number) {{
  at = Math.max(0, Math.min(figures.length - 1, number));
  document.body.classList.add("playing");
  figures.forEach((one, n) => one.classList.toggle("now", n === at));
}}
function stop() {{ clearTimeout(timer); timer = null; play.textContent = {play_text}; }}
function go() {{
  timer = setTimeout(() => {{
    if (at + 1 < figures.length) {{ show(at + 1); pauses[at] ? stop() : go(); }} else stop();
  }}, stays[at]);
}}
function toggle() {{
  if (timer) return stop();
  show(at + 1 < figures.length ? at : 0); play.textContent = {pause}; go();
}}
play.onclick = toggle;
document.getElementById("back").onclick = () => {{ stop(); show(at - 1); }};
document.getElementById("next").onclick = () => {{ stop(); show(at + 1); }};
addEventListener("keydown", event => {{
  if (event.key === "ArrowRight") {{ stop(); show(at + 1); }}
  else if (event.key === "ArrowLeft") {{ stop(); show(at - 1); }}
  else if (event.key === " ") {{ event.preventDefault(); toggle(); }}
}});
</script></body></html>
"""
