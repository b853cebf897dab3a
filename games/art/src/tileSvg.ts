import { contrasting } from './colour.ts'
import { composition, type Part } from './composition.ts'
import { Illustrations } from './illustrations/place.ts'
import { letterLayers } from './lettering/letterLayers.ts'
import { type Lockup, lockup, type TitleBox } from './lettering/lockup.ts'
import { bounds, mapPoints, outline, pathData } from './lettering/outline.ts'
import { isOurs, lights, shades, skies, twinkle } from './light.ts'
import { pattern } from './patterns/pattern.ts'
import { castFilter } from './pose.ts'
import type { Palette, TileRecord } from './record.ts'
import { scenery } from './scenes/scenery.ts'
import { n1, type Seed, seedFrom } from './seed.ts'
import { studioLine } from './themes/studio.ts'
import { type TileStyle, tileStyle } from './tileStyle.ts'

/** A game's tile, 300 x 400. The top 14 % contains nothing that a badge must not cover. */
export function tileSvg(record: TileRecord): string {
  const l = tileStyle(record)
  const r = seedFrom(`${record.seed}/paint`)
  const framed = l.frame !== 'none'
  const title = setTitle(record, l, framed)
  const rise = l.titleOnTop ? Math.round(title.y + title.h - 34) : Math.round(Math.min(0, (title.y - 254) * 0.55))
  const art = new Illustrations()
  // Our own subjects are painted with a second light; an emblem of the set gets one from the picture.
  const second = isOurs(l.star) ? undefined : seedFrom(`${record.seed}/second`).pick(contrasting(l.palette.glow))
  const picture =
    backdrop(l, r, rise, second ? 'second' : 'glow') +
    stageSvg(l, r, art, rise) +
    overlay(l, r, rise, art) +
    frameSvg(l.frame, l.palette) +
    letterLayers(title, {
      style: l.letters,
      ink: l.palette.ink,
      tilt: l.face.tilt ?? 0,
      ...(l.face.depth ? { depth: l.face.depth } : {}),
    }) +
    twinkle(title.x + title.w * r.pick([0.06, 0.93]), title.y + 5, 15, 1) +
    (record.sub
      ? ribbon(record.sub, record.ribbon ?? '#C2122F', l.titleOnTop ? title.y + title.h + 18 : 349, l.palette.ink)
      : '') +
    studioLine(record.provider, 150, framed ? 380 : 383, 10.5)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><defs>${skies(l.palette)}${shades(l.palette)}${lights(l.palette, l.star, 1, second)}${second ? secondPaint(second) : ''}${castFilter(l.pose.cast)}</defs>${art.definitions}${picture}</svg>`
}

/** The whole lockup with stroke and extrusion stays 14 units inside the edge and above the studio's line. A title too
 * narrow for its box gets a higher one. */
function setTitle(record: TileRecord, l: TileStyle, framed: boolean): Lockup {
  const x = framed ? 24 : 20
  const room = (record.sub ? 94 : 110) - (framed ? 2 : 0)
  const box: TitleBox = l.titleOnTop
    ? { x, y: 62, w: 300 - x * 2, h: 88, align: 'top' }
    : { x, y: record.sub ? 244 : 242, w: 300 - x * 2, h: room, align: 'bottom' }
  const set = () => lockup(record.title, l.face.font, box, l.warp, l.face.caps)
  let title = set()
  for (let grown = 0; grown < 3 && title.w < box.w * 0.86; grown++) {
    if (!l.titleOnTop) box.y -= 10
    box.h += 10
    title = set()
  }
  return title
}

/** The second light of a picture: low on the right, and on the ground under the hero. */
const secondPaint = (color: string): string =>
  `<radialGradient id="second"><stop stop-color="${color}" stop-opacity=".9"/><stop offset=".5" stop-color="${color}" stop-opacity=".34"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`

function backdrop(l: TileStyle, r: Seed, rise: number, low: 'glow' | 'second'): string {
  const p = l.palette
  const [back, fore] = l.patterns
  const blob = (paint: string, x: number, y: number, size: number) =>
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${size}" fill="url(#${paint})" opacity=".6"/>`
  let s =
    `<rect width="300" height="400" fill="url(#sky)"/>` +
    blob('haze', r.between(-10, 60), r.between(0, 110), 150) +
    blob(low, r.between(240, 320), r.between(150, 280) - (low === 'second' ? 90 : 0), 140) +
    `<g transform="translate(0 ${n1(rise * 0.5)})">${pattern(back ?? 'none')(r, p)}</g>`
  if (l.shafts) {
    let shafts = ''
    for (let i = 0; i < 4; i++)
      shafts += `<path d="M${n1(-20 + i * 84 + r.between(0, 30))} -10h${n1(r.between(20, 44))}L${60 + i * 90} 360h-90Z" fill="${p.glow}" opacity="${n1(r.between(0.12, 0.3))}"/>`
    s += `<g filter="url(#soft3)" style="mix-blend-mode:screen">${shafts}</g>`
  }
  s += `<g transform="translate(0 ${l.titleOnTop ? 40 : 0})">${scenery(l.scene)(r, p)}</g>`
  if (fore) s += pattern(fore)(r, p)
  return `${s}<ellipse cx="150" cy="${165 + rise}" rx="160" ry="152" fill="url(#glow)" opacity=".85" style="mix-blend-mode:screen"/>${
    low === 'second' ? `<ellipse cx="150" cy="${250 + rise}" rx="190" ry="62" fill="url(#second)" opacity=".9"/>` : ''
  }`
}

/** Ring of an emblem with its rivets. */
function ring(p: Palette): string {
  const circle = (radius: number, paint: string) => `<circle cx="150" cy="158" r="${radius}" ${paint}/>`
  let s =
    circle(116, `fill="${p.ink}" opacity=".55"`) +
    circle(110, `fill="${p.near}"`) +
    circle(110, 'fill="url(#glow)"') +
    circle(112, 'fill="none" stroke="url(#gold)" stroke-width="13"') +
    circle(103, `fill="none" stroke="${p.ink}" stroke-opacity=".5" stroke-width="3"`) +
    circle(119, `fill="none" stroke="${p.ink}" stroke-opacity=".6" stroke-width="2"`)
  for (let i = 0; i < 16; i++) {
    const at = (i * Math.PI) / 8
    s += `<circle cx="${n1(150 + 112 * Math.cos(at))}" cy="${n1(158 + 112 * Math.sin(at))}" r="2.6" fill="#fff" opacity=".9"/>`
  }
  return s
}

/** The hero in its pose. The material's filter comes before the light's. */
function heroSvg(c: Part, l: TileStyle, art: Illustrations, light: string): string {
  const { flip, turn, cast } = l.pose
  const body = art.place(l.drawn, c.x, c.y, c.size, {
    turn: c.turn + turn,
    flip: (c.flip ?? false) !== flip,
    light: cast === 'plain' ? '' : 'filter="url(#cast)"',
  })
  return `<g filter="url(#${light})">${body}</g>`
}

/** Three reels behind glass. */
function panel(p: Palette): string {
  let s = `<rect x="28" y="26" width="244" height="234" rx="18" fill="${p.ink}" opacity=".72"/><rect x="28" y="26" width="244" height="234" rx="18" fill="none" stroke="url(#gold)" stroke-width="7"/>`
  for (let i = 0; i < 3; i++) {
    const x = 39 + i * 75
    s += `<rect x="${x}" y="36" width="71" height="214" rx="9" fill="#FFF7E6" opacity="${i === 1 ? 1 : 0.94}"/>`
    for (const y of [36, 204])
      s += `<rect x="${x}" y="${y}" width="71" height="46" rx="9" fill="#6B3A10" opacity=".28"/>`
  }
  return `${s}<rect x="34" y="104" width="232" height="76" rx="10" fill="${p.glow}" fill-opacity=".32" stroke="${p.light}" stroke-opacity=".4" stroke-width="3"/>`
}

/** The rail of a dealer's table and its cloth, in the light of the scene. */
function table(p: Palette): string {
  const edge = 'M-14 268Q150 216 314 268'
  const line = (color: string, width: number, rest = '') =>
    `<path d="${edge}" fill="none" stroke="${color}" stroke-width="${width}" ${rest}/>`
  return (
    `<path d="${edge}V430H-14Z" fill="${p.near}"/><path d="${edge}V430H-14Z" fill="${p.ink}" opacity=".34"/>` +
    `<ellipse cx="150" cy="262" rx="150" ry="44" fill="url(#glow)" opacity=".55"/>` +
    line(p.ink, 22, 'opacity=".5" transform="translate(0 7)"') +
    line('#2A0F06', 19) +
    line('#7A3E18', 15) +
    line('#C8803C', 4, 'opacity=".7" transform="translate(0 -4)"') +
    line('url(#gold)', 2.6, 'transform="translate(0 9)"')
  )
}

function stageSvg(l: TileStyle, r: Seed, art: Illustrations, rise: number): string {
  const from = r.whole(0, 7)
  const part = (c: Part): string => {
    if (c.what === 'ring') return ring(l.palette)
    if (c.what === 'panel') return panel(l.palette)
    if (c.what === 'table') return table(l.palette)
    if (c.what === 'curve') return art.place('curve', c.x, c.y, c.size)
    const name = c.name ?? l.props[(c.prop + from) % l.props.length] ?? l.hero
    const light = c.blur ? 'depth' : c.what === 'hero' || c.size > 130 ? 'big' : 'small'
    if (c.what === 'hero') return heroSvg(c, l, art, light)
    return art.place(name, c.x, c.y, c.size, { turn: c.turn, flip: c.flip ?? false, light: `filter="url(#${light})"` })
  }
  const parts = composition(l.composition)(r).map(part).join('')
  const move = l.titleOnTop ? `translate(4 ${rise - 20}) scale(.97)` : `translate(0 ${rise})`
  return `<g transform="${move}">${parts}</g>`
}

function overlay(l: TileStyle, r: Seed, rise: number, art: Illustrations): string {
  let s = ''
  for (let i = 0; l.front.length > 0 && i < 6; i++) {
    const x = r.pick([r.between(-6, 34), r.between(266, 306)])
    s += art.place(r.pick(l.front), x, r.between(20, 300), r.between(26, 58), {
      turn: r.between(0, 360),
      light: 'filter="url(#depth)"',
    })
  }
  for (let i = 0; i < 7; i++) {
    const [at, far] = [r.between(0, 6.28), r.between(84, 138)]
    s += twinkle(
      150 + far * Math.cos(at),
      160 + rise + far * 0.9 * Math.sin(at),
      r.between(5, 13),
      n1(r.between(0.6, 1)),
    )
  }
  if (l.over) s += pattern(l.over)(r, l.palette)
  s += '<rect width="300" height="400" fill="url(#vignette)"/>'
  return l.titleOnTop
    ? `${s}<rect width="300" height="170" fill="url(#head)" opacity=".4"/><rect y="296" width="300" height="104" fill="url(#foot)"/>`
    : `${s}<rect y="236" width="300" height="164" fill="url(#foot)"/>`
}

function frameSvg(frame: string, p: Palette): string {
  if (frame === 'none') return ''
  const paint = frame === 'gold' ? 'url(#gold)' : 'url(#frame)'
  const metal =
    frame === 'gold'
      ? ''
      : `<defs><linearGradient id="frame" x2="1" y2="1"><stop stop-color="#fff"/><stop offset=".35" stop-color="${frame}"/><stop offset=".6" stop-color="#fff"/><stop offset="1" stop-color="${frame}"/></linearGradient></defs>`
  return `${metal}<rect x="5" y="5" width="290" height="390" rx="14" fill="none" stroke="${paint}" stroke-width="5"/><rect x="10" y="10" width="280" height="380" rx="10" fill="none" stroke="${p.ink}" stroke-opacity=".55" stroke-width="2"/>`
}

function ribbon(text: string, color: string, y: number, ink: string): string {
  const letters = outline('unbounded:700', text.toUpperCase(), 0, 0, 11.5, 0.06)
  const box = bounds(letters)
  const w = box.w + 30
  const [left, right, top] = [n1(150 - w / 2), n1(150 + w / 2), n1(y)]
  const words = mapPoints(letters, (px, py) => [px - box.x + 150 - box.w / 2, py + y + 14.2])
  return `<path d="M${left - 6} ${top}H${right + 6}L${right - 1} ${top + 10}L${right + 6} ${top + 20}H${left - 6}L${left + 1} ${top + 10}Z" fill="${color}" stroke="${ink}" stroke-width="2.4"/><path d="${pathData(words)}" fill="#fff"/>`
}
