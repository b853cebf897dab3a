import { Illustrations } from './illustrations/place.ts'
import { lights, skies, twinkle } from './light.ts'
import { pattern } from './patterns/pattern.ts'
import type { BannerArt, Palette } from './record.ts'
import { scenery } from './scenes/scenery.ts'
import { n1, seedFrom } from './seed.ts'

export const BANNER_SIZE = { w: 752, h: 336 } as const

/** A banner's picture, 752 x 336. Its words are HTML over the left 55 %, which the shade keeps calm. */
export function bannerSvg(record: BannerArt): string {
  const { w, h } = BANNER_SIZE
  const p = record.palette
  const r = seedFrom(`${record.id}/banner`)
  const art = new Illustrations()
  const [back = 'none', fore = 'none'] = record.patterns
  const backdrop = `<g transform="translate(232 -124) scale(2.3)">${pattern(back)(r, p)}${scenery(record.scene)(r, p)}${pattern(fore)(r, p)}</g>`
  const items = record.items
    .map((item) => {
      const light = item.blur ? 'depth' : item.size > 110 ? 'big' : 'small'
      return art.place(item.name, item.x, item.y, item.size, {
        turn: item.turn ?? 0,
        flip: item.flip ?? false,
        light: `filter="url(#${light})"`,
      })
    })
    .join('')
  let sparks = ''
  for (let i = 0; i < 8; i++)
    sparks += twinkle(r.between(470, 740), r.between(14, 322), r.between(6, 15), n1(r.between(0.6, 1)))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${skies(p)}${lights(p, null, 1.15)}${across(p)}</defs>` +
    `<rect width="${w}" height="${h}" fill="url(#across)"/>${backdrop}` +
    `<ellipse cx="577" cy="168" rx="230" ry="208" fill="url(#glow)" opacity=".8" style="mix-blend-mode:screen"/>` +
    `${record.planet ? planet(p) : ''}<rect width="${w}" height="${h}" fill="url(#calm)"/>${art.definitions}${items}${sparks}</svg>`
  )
}

function across(p: Palette): string {
  const stops = p.sky.map((color, i) => `<stop offset="${n1(i / (p.sky.length - 1))}" stop-color="${color}"/>`).join('')
  return (
    `<linearGradient id="across" x1="0" y1="0" x2="1" y2=".5">${stops}</linearGradient>` +
    `<linearGradient id="calm" x2="1" y2="0"><stop stop-color="${p.sky[0]}"/><stop offset=".3" stop-color="${p.sky[0]}" stop-opacity=".82"/><stop offset=".56" stop-color="${p.sky[0]}" stop-opacity=".35"/><stop offset=".76" stop-color="${p.sky[0]}" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="limb" x1=".4" y1="0" x2=".56" y2=".5"><stop stop-color="${p.glow}" stop-opacity=".8"/><stop offset=".16" stop-color="${p.near}"/><stop offset=".62" stop-color="${p.ink}"/></linearGradient>`
  )
}

/** A dark planet low on the right with its lit limb and two orbits. */
function planet(p: Palette): string {
  const orbit = (rx: number, ry: number, opacity: number) =>
    `<ellipse cx="610" cy="420" rx="${rx}" ry="${ry}" fill="none" stroke="${p.light}" stroke-opacity="${opacity}"/>`
  return `<circle cx="610" cy="420" r="224" fill="${p.glow}" opacity=".16"/><circle cx="610" cy="420" r="206" fill="url(#limb)"/><circle cx="610" cy="420" r="206" fill="none" stroke="#FFE9DC" stroke-opacity=".5" stroke-width="1.4"/>${orbit(300, 262, 0.26)}${orbit(392, 336, 0.18)}`
}
