import { n1 } from '../seed.ts'
import type { Pattern } from './rhythm.ts'

const dunes: Pattern = (r, p) => {
  let s = ''
  for (let i = 0; i < 4; i++) {
    const [y, height, phase] = [235 + i * 38, r.between(14, 34), r.between(0, 6)]
    let d = `M0 420V${y}`
    for (let x = 0; x <= 300; x += 10) d += `L${x} ${n1(y - height * Math.sin(x / 70 + phase))}`
    s += `<path d="${d}V420Z" fill="${i % 2 ? p.far : p.near}" opacity="${n1(0.55 + i * 0.12)}"/>`
  }
  return s
}

const sea: Pattern = (r, p) => {
  let s = ''
  for (let i = 0; i < 5; i++) {
    const [y, phase, length] = [225 + i * 30, r.between(0, 6), 26 + i * 5]
    let d = `M0 420V${y}`
    for (let x = 0; x <= 300; x += 6)
      d += `L${x} ${n1(y + (8 + i * 2) * Math.sin(x / length + phase) - 5 * Math.abs(Math.sin(x / length / 2 + phase)))}`
    s += `<path d="${d}V420H0Z" fill="${i % 2 ? p.far : p.near}" opacity=".85" stroke="${p.light}" stroke-opacity=".35" stroke-width="1.5"/>`
  }
  return s
}

const circuit: Pattern = (r, p) => {
  let s = ''
  for (let i = 0; i < 30; i++) {
    let [x, y] = [r.whole(0, 19) * 16, r.whole(0, 20) * 16]
    let d = `M${x} ${y}`
    for (let k = 0; k < 3; k++) {
      const length = r.whole(1, 5) * 16
      const way = r.whole(0, 3)
      if (way === 0) x += length
      else if (way === 1) y += length
      else {
        x += way === 2 ? length / 2 : -length / 2
        y += length / 2
      }
      d += `L${x} ${y}`
    }
    s += `<path d="${d}" fill="none" stroke="${r.pick([p.light, p.glow])}" stroke-width="${r.pick([1, 1.6, 2.4])}" opacity="${n1(r.between(0.25, 0.7))}"/><circle cx="${x}" cy="${y}" r="3.2" fill="${p.ink}" stroke="${p.glow}" stroke-width="1.6"/>`
  }
  return s
}

const clouds: Pattern = (r, p) => {
  let s = ''
  for (let i = 0; i < 9; i++) {
    const x = r.pick([r.between(-20, 70), r.between(230, 320)])
    s += `<g transform="translate(${n1(x)} ${n1(r.between(20, 300))}) scale(${n1(r.between(0.7, 1.3))})" fill="${p.near}" stroke="${p.light}" stroke-width="2" opacity=".9"><path d="M-50 14C-62 14-62-4-46-4-46-22-20-24-14-10-8-26 18-24 18-6 34-10 44 4 34 14Z"/><path d="M-36 6a8 8 0 1 1 10-8M-6 6a9 9 0 1 1 12-9M20 8a6 6 0 1 1 7-7" fill="none"/></g>`
  }
  return s
}

/** Soft cumulus, for blue skies. */
const puffs: Pattern = (r) => {
  let s = ''
  for (let i = 0; i < 7; i++) {
    const move = `translate(${n1(r.between(-20, 320))} ${n1(r.between(20, 220))}) scale(${n1(r.between(0.5, 1.2))})`
    s += `<path transform="${move}" d="M-52 12C-66 12-64-8-48-8-46-30-16-32-8-14 0-28 28-24 28-6 46-8 52 12 38 12Z" fill="#fff" opacity="${n1(r.between(0.35, 0.8))}"/>`
  }
  return s
}

const bolts: Pattern = (r, p) => {
  let d = ''
  for (let i = 0; i < 6; i++) {
    let [x, y] = [r.between(10, 290), -5]
    d += `M${n1(x)} ${y}`
    for (let k = 0; k < 8; k++) {
      x += r.between(-26, 26)
      y += r.between(18, 40)
      d += `L${n1(x)} ${n1(y)}`
    }
  }
  return `<path d="${d}" fill="none" stroke="${p.glow}" stroke-width="7" opacity=".3" filter="url(#soft3)"/><path d="${d}" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="bevel"/>`
}

/** Searchlights from below, for stages and cities. */
const beams: Pattern = (r, p) => {
  let s = ''
  for (let i = 0; i < 7; i++) {
    const x = r.between(-20, 320)
    const lean = r.between(-90, 90)
    s += `<path d="M${n1(x)} 400L${n1(x + lean - 26)} -10H${n1(x + lean + 26)}Z" fill="${r.pick([p.light, p.glow])}" opacity="${n1(r.between(0.12, 0.3))}"/>`
  }
  return `<g filter="url(#soft3)">${s}</g>`
}

/** Strings of music and paper flags. */
const notes: Pattern = (r, p) => {
  let s = ''
  for (let k = 0; k < 5; k++)
    s += `<path d="M-10 ${60 + k * 9}C80 ${20 + k * 9} 190 ${130 + k * 9} 310 ${50 + k * 9}" fill="none" stroke="${p.light}" stroke-width="1.6" opacity=".55"/>`
  for (let i = 0; i < 11; i++)
    s += `<path transform="translate(${n1(r.between(8, 292))} ${n1(r.between(20, 290))}) rotate(${n1(r.between(-20, 20))}) scale(${n1(r.between(0.7, 1.5))})" d="M-4 8a5 4 0 1 1 3-4V-14L12-18V2a5 4 0 1 1-3-4V-10L2-8V5Z" fill="${p.light}" opacity="${n1(r.between(0.3, 0.8))}"/>`
  return s
}

export const FIGURES: Record<string, Pattern> = { dunes, sea, circuit, clouds, puffs, bolts, beams, notes }
