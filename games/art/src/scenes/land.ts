import type { Palette } from '../record.ts'
import { n1, type Seed } from '../seed.ts'

/** Scenery behind the hero, in a 300 x 400 picture with its ground near y 280. */
export type Scenery = (r: Seed, p: Palette) => string

export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`

function jagged(r: Seed, y: number, height: number, step: number): string {
  let d = `M0 420V${y}`
  for (let x = 0; x < 300; ) {
    x += r.between(step * 0.6, step * 1.3)
    d += `L${n1(x)} ${n1(y - r.between(-height * 0.25, height))}`
  }
  return `${d}V420Z`
}

const mountains: Scenery = (r, p) =>
  shape(jagged(r, 232, 70, 44), p.far, 0.75) +
  shape(jagged(r, 266, 50, 34), p.near, 0.95) +
  shape(jagged(r, 304, 30, 26), p.ink, 0.8)

const hills: Scenery = (_, p) =>
  shape('M0 250C60 205 110 215 160 240S260 260 300 215V420H0Z', p.far, 0.9) +
  shape('M0 285C80 245 140 300 300 262V420H0Z', p.near) +
  shape('M0 330C90 300 200 340 300 312V420H0Z', p.ink, 0.55)

const pyramids: Scenery = (_, p) => {
  let s = ''
  for (const [x, y, w] of [
    [70, 250, 120],
    [232, 252, 100],
    [155, 250, 62],
  ] as const)
    s +=
      shape(`M${x} ${y - w * 0.95}L${x + w} ${y}H${x - w}Z`, p.far) +
      shape(`M${x} ${y - w * 0.95}L${x + w} ${y}H${x + w * 0.12}Z`, p.near)
  return (
    s +
    shape('M0 246C80 232 220 262 300 240V420H0Z', p.near) +
    shape('M0 290C100 262 180 306 300 280V420H0Z', p.ink, 0.5)
  )
}

const moon: Scenery = (r, p) =>
  `<circle cx="${n1(r.between(120, 180))}" cy="130" r="100" fill="${p.light}"/><circle cx="150" cy="130" r="116" fill="${p.light}" opacity=".25"/>${hills(r, p)}`

const rainbow: Scenery = (r, p) =>
  ['#FF5A6A', '#FF9A3D', '#FFE04D', '#5FE08A', '#4CC8F0', '#9B7BFF']
    .map(
      (color, i) =>
        `<circle cx="150" cy="285" r="${196 - i * 15}" fill="none" stroke="${color}" stroke-width="15.5" opacity=".82"/>`,
    )
    .join('') + hills(r, p)

const volcano: Scenery = (_, p) =>
  shape('M-10 300L104 130Q150 150 196 130L310 300Z', p.near) +
  shape(
    'M104 130Q150 150 196 130L204 146Q190 150 186 186Q176 150 160 152Q152 210 146 158Q124 150 116 176Q112 150 96 146Z',
    '#FF7A1F',
  ) +
  `<ellipse cx="150" cy="112" rx="70" ry="44" fill="#FF9A3D" opacity=".5" filter="url(#soft12)"/>` +
  shape('M0 292C80 270 220 306 300 280V420H0Z', p.ink)

const ice: Scenery = (r, p) => {
  let s = ''
  for (let i = 0; i < 9; i++) {
    const [x, h, w] = [i * 38, r.between(60, 150), r.between(16, 34)]
    const peak = `M${n1(x - w * 0.3)} ${n1(330 - h)}L${n1(x + w * 0.4)} ${n1(330 - h * 0.85)}L${n1(x + w)} 330`
    s += shape(`${peak}H${n1(x - w)}Z`, p.far, 0.85) + shape(`${peak}H${x}Z`, '#fff', 0.4)
  }
  let icicles = ''
  for (let i = 0; i < 12; i++) icicles += `M${i * 27 - 10} -4H${i * 27 + 14}L${i * 27 + 2} ${n1(r.between(20, 60))}Z`
  return s + shape(icicles, '#E8FAFF', 0.75) + shape('M0 318C90 296 210 330 300 308V420H0Z', p.near)
}

const cavern: Scenery = (r, p) => {
  let roof = ''
  for (let i = 0; i < 14; i++) {
    const x = i * 24 + r.between(-6, 6)
    roof += `M${n1(x - 18)} -4H${n1(x + 18)}L${n1(x)} ${n1(r.between(20, 100) * (Math.abs(x - 150) / 150 + 0.25))}Z`
  }
  let s = shape(roof, p.ink)
  for (let i = 0; i < 10; i++) {
    const k = r.between(18, 46)
    const [w, h] = [n1(k * 0.35), n1(k * 0.4)]
    const move = `translate(${n1(i < 5 ? r.between(0, 70) : r.between(230, 300))} ${n1(r.between(200, 300))}) rotate(${n1(r.between(-25, 25))})`
    s += `<g transform="${move}">${shape(`M0 ${n1(-k)}L${w} ${-h}V${n1(k)}H${-w}V${-h}Z`, p.light, 0.9)}${shape(`M0 ${n1(-k)}L${w} ${-h}V${n1(k)}H0Z`, p.glow, 0.6)}</g>`
  }
  return s + shape('M0 320L40 290 90 316 150 298 220 320 262 288 300 312V420H0Z', p.ink, 0.95)
}

const island: Scenery = (_, p) =>
  `<circle cx="222" cy="190" r="54" fill="${p.glow}" opacity=".85"/>` +
  shape('M0 250H300V420H0Z', p.near, 0.9) +
  shape('M-10 262C60 232 150 236 190 268H-10Z', p.far) +
  shape('M0 300Q40 290 80 300T160 300 240 300 320 300V420H0Z', p.far, 0.8) +
  shape('M0 326Q40 318 80 326T160 326 240 326 320 326V420H0Z', p.ink, 0.6)

/** The curve of a planet with its lit edge. */
const planet: Scenery = (_, p) =>
  `<circle cx="150" cy="560" r="304" fill="${p.glow}" opacity=".22"/><circle cx="150" cy="560" r="290" fill="${p.near}"/>` +
  `<circle cx="150" cy="572" r="290" fill="${p.ink}" opacity=".75"/><circle cx="150" cy="560" r="290" fill="none" stroke="${p.light}" stroke-opacity=".7" stroke-width="2"/>` +
  `<circle cx="58" cy="70" r="26" fill="${p.far}"/><circle cx="64" cy="74" r="26" fill="${p.ink}" opacity=".4"/>`

export const LAND: Record<string, Scenery> = {
  mountains,
  hills,
  pyramids,
  moon,
  rainbow,
  volcano,
  ice,
  cavern,
  island,
  planet,
}
