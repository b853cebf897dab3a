import { n1 } from '../seed.ts'
import { type Scenery, shape } from './land.ts'

const bamboo: Scenery = (_, p) => {
  let s = ''
  for (const [i, x] of [14, 44, 258, 286, 70].entries()) {
    const w = 9 + (i % 3) * 4
    for (let k = 0; k < 7; k++)
      s += `<rect x="${x - w / 2}" y="${k * 60 - 20 + i * 9}" width="${w}" height="57" rx="3" fill="${i % 2 ? p.near : p.far}" stroke="${p.ink}" stroke-opacity=".35"/><rect x="${x - w / 2 + 2}" y="${k * 60 - 16 + i * 9}" width="2.4" height="48" rx="1" fill="${p.light}" opacity=".6"/>`
    for (let k = 0; k < 5; k++)
      s += `<path transform="translate(${x} ${40 + k * 58}) rotate(${(k % 2 ? 30 : 150) + i * 7})" d="M0 0C14-9 30-8 42 0 30 7 14 7 0 0Z" fill="${p.far}" stroke="${p.ink}" stroke-opacity=".3"/>`
  }
  return s
}

const jungle: Scenery = (r, p) => {
  let s = ''
  for (let i = 0; i < 22; i++) {
    const side = i % 4
    const x = side === 0 ? r.between(-10, 30) : side === 1 ? r.between(270, 310) : r.between(0, 300)
    const y = side < 2 ? r.between(0, 380) : side === 2 ? r.between(-8, 12) : r.between(300, 340)
    const turn = Math.atan2(170 - y, 150 - x) * 57.3 + r.between(-40, 40)
    s += `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)}) scale(${n1(r.between(0.8, 1.5))})"><path d="M0 0C22-24 60-22 84 0 60 20 22 22 0 0Z" fill="${r.pick([p.near, p.far, p.ink])}"/><path d="M0 0H78" stroke="${p.light}" stroke-opacity=".45" stroke-width="1.6"/></g>`
  }
  return s
}

const forest: Scenery = (r, p) => {
  let s = ''
  for (const [layer, [fill, opacity]] of (
    [
      [p.far, 0.5],
      [p.near, 0.8],
      [p.ink, 0.95],
    ] as const
  ).entries())
    for (let i = 0; i < 7; i++) {
      const x = r.between(-10, 310)
      if (Math.abs(x - 150) < 50 - layer * 10) continue
      const w = 10 + layer * 10
      s += shape(
        `M${n1(x - w / 2)} -10C${n1(x - w / 3)} 150 ${n1(x - w / 2)} 280 ${n1(x - w * 1.2)} 410H${n1(x + w * 1.2)}C${n1(x + w / 2)} 280 ${n1(x + w / 3)} 150 ${n1(x + w / 2)} -10Z`,
        fill,
        opacity,
      )
    }
  return s + shape('M0 310C90 285 210 320 300 300V420H0Z', p.ink, 0.9)
}

const pines: Scenery = (r, p) => {
  let s = ''
  for (const [layer, fill] of [p.near, p.ink].entries())
    for (let i = 0; i < 10; i++) {
      const [x, y, h] = [i * 34 + r.between(-8, 8), 290 + layer * 26, r.between(70, 130) - layer * 20]
      for (const [share, width] of [
        [1, 0.16],
        [0.72, 0.22],
        [0.42, 0.28],
      ] as const)
        s += shape(
          `M${n1(x)} ${n1(y - h * share)}L${n1(x + h * width)} ${n1(y - h * (share - 0.45))}H${n1(x - h * width)}Z`,
          fill,
          0.92,
        )
    }
  return s + shape('M0 284H300V420H0Z', p.ink, 0.75)
}

const palms: Scenery = (_, p) => {
  const palm = (x: number, y: number, scale: number, flip: boolean) => {
    let fronds = ''
    for (let i = 0; i < 8; i++)
      fronds += `<path transform="translate(19 -130) rotate(${-162 + i * 45})" d="M0 0C18-16 44-14 60 6 42 0 20 4 0 0Z"/>`
    return `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})" fill="${p.ink}"><path d="M-5 0C-2-50 6-90 16-130L22-128C14-88 8-50 9 0Z"/>${fronds}</g>`
  }
  return palm(34, 330, 1.35, false) + palm(276, 336, 1.15, true)
}

/** Weed and coral from the sea floor. */
const reef: Scenery = (r, p) => {
  let s = ''
  for (let i = 0; i < 13; i++) {
    const x = i < 7 ? r.between(-6, 92) : r.between(208, 306)
    const h = r.between(80, 220) * (Math.abs(x - 150) / 150)
    const y = (share: number) => n1(340 - h * share)
    s += shape(
      `M${n1(x - 7)} 340C${n1(x - 24)} ${y(0.3)} ${n1(x + 16)} ${y(0.6)} ${n1(x)} ${y(1)}C${n1(x + 28)} ${y(0.6)} ${n1(x - 6)} ${y(0.3)} ${n1(x + 9)} 340Z`,
      r.pick([p.near, p.far, p.ink]),
      0.9,
    )
  }
  return (
    s +
    shape('M0 322C70 300 120 330 180 314S270 306 300 318V420H0Z', p.near) +
    shape('M0 344C90 326 200 352 300 336V420H0Z', p.ink, 0.6)
  )
}

const field: Scenery = (_, p) => {
  let rows = ''
  for (let i = -9; i <= 9; i++) rows += `M${150 + i * 9} 252L${150 + i * 46 - 9} 420H${150 + i * 46 + 9}Z`
  return (
    shape('M0 236C90 226 210 246 300 230V420H0Z', p.far) + shape('M0 252H300V420H0Z', p.near) + shape(rows, p.ink, 0.28)
  )
}

export const GROWTH: Record<string, Scenery> = { bamboo, jungle, forest, pines, palms, reef, field }
