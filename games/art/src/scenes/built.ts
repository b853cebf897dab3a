import { n1 } from '../seed.ts'
import { type Scenery, shape } from './land.ts'

const skyline: Scenery = (r, p) => {
  let s = ''
  for (const [top, fill, opacity] of [
    [130, p.far, 0.8],
    [180, p.near, 1],
  ] as const)
    for (let x = -6; x < 300; ) {
      const [w, y] = [r.between(18, 40), top + r.between(-30, 60)]
      s += `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="300" fill="${fill}" opacity="${opacity}"/>`
      for (let k = 0; k < 12; k++)
        if (r.chance(0.55))
          s += `<rect x="${n1(x + 4 + ((k % 3) * (w - 8)) / 3)}" y="${n1(y + 8 + Math.floor(k / 3) * 13)}" width="4" height="6" fill="${r.pick([p.light, p.glow])}" opacity=".85"/>`
      x += w + r.between(-2, 4)
    }
  return s
}

const columns: Scenery = (_, p) => {
  let s = ''
  for (const [i, x] of [10, 66, 234, 290].entries()) {
    const [w, y] = i % 3 ? [22, 60] : [30, 20]
    s += `<rect x="${x - w / 2}" y="${y}" width="${w}" height="320" fill="${p.far}"/><rect x="${x - w / 2}" y="${y}" width="4" height="320" fill="#fff" opacity=".35"/>`
    for (const k of [-0.3, 0, 0.3])
      s += `<rect x="${n1(x + k * w - 1.5)}" y="${y}" width="3" height="320" fill="${p.ink}" opacity=".3"/>`
    s += `<rect x="${x - w * 0.75}" y="${y - 14}" width="${w * 1.5}" height="15" rx="3" fill="${p.far}" stroke="${p.light}" stroke-width="1.5"/>`
  }
  return s
}

const curtains: Scenery = (_, p) => {
  let folds = ''
  for (const i of [4, 3, 2, 1, 0])
    folds += `<path d="M-10 -5H${i * 19 + 16}C${i * 17 + 14} 130 ${i * 12 + 6} 230 ${i * 8 + 6} 410H-10Z" fill="${i % 2 ? p.near : p.far}"/>`
  let valance = ''
  for (let i = 0; i < 6; i++)
    valance += `<path d="M${i * 50} -5h50v26a25 20 0 0 1-50 0Z" fill="${i % 2 ? p.near : p.far}" stroke="${p.light}" stroke-width="2"/>`
  return `${folds}<g transform="translate(300 0) scale(-1 1)">${folds}</g>${valance}`
}

const stadium: Scenery = (_, p) => {
  let s = shape('M0 262H300V420H0Z', p.near)
  for (const x of [40, 260]) {
    s += `<path d="M${x} 40L${x - 70} 300H${x + 90}Z" fill="#fff" opacity=".14" filter="url(#soft3)"/><rect x="${x - 26}" y="20" width="52" height="26" rx="4" fill="${p.ink}"/>`
    for (let k = 0; k < 8; k++)
      s += `<circle cx="${n1(x - 19 + (k % 4) * 12.6)}" cy="${27 + Math.floor(k / 4) * 12}" r="4.4" fill="#fff"/>`
  }
  for (let i = 0; i < 8; i++)
    s += `<path d="M${i * 40 - 10} 400L${i * 30 + 40} 262h15L${i * 40 + 10} 400Z" fill="${i % 2 ? p.near : p.far}"/>`
  return s
}

const castle: Scenery = (_, p) =>
  `<circle cx="150" cy="130" r="92" fill="${p.light}"/><circle cx="120" cy="110" r="14" fill="${p.glow}" opacity=".25"/><circle cx="186" cy="150" r="20" fill="${p.glow}" opacity=".22"/>` +
  shape(
    'M20 290V190l-8-4 20-46 20 46-8 4V240H84V170l-8-4 22-56 22 56-8 4v70h76v-70l-8-4 22-56 22 56-8 4v70h42v-50l-8-4 20-46 20 46-8 4V290Z',
    p.near,
  ) +
  shape('M0 284C80 262 220 296 300 270V420H0Z', p.ink)

const PAPER = ['#FF3D7F', '#FFB72B', '#2FD4B0', '#6C7BFF', '#FF6A2B']
const picado: Scenery = (_, p) => {
  let s = ''
  for (let k = 0; k < 2; k++) {
    s += `<path d="M0 ${8 + k * 50}Q150 ${40 + k * 50} 300 ${8 + k * 50}" stroke="#fff" stroke-width="1.5" fill="none" opacity=".8"/>`
    for (let i = 0; i < 6; i++) {
      const x = 4 + i * 50
      const y = 12 + k * 50 + 15 * (1 - ((x - 128) / 150) ** 2)
      s += `<g transform="translate(${x} ${n1(y)})"><path d="M0 0H42V34l-5 6-5.5-6-5 6-5.5-6-5 6-5.5-6-5 6-5.5-6Z" fill="${PAPER[(i + k * 2) % 5]}"/><g fill="${p.ink}" opacity=".55"><path d="M21 6l4 6-4 6-4-6Z"/><circle cx="9" cy="12" r="3.5"/><circle cx="33" cy="12" r="3.5"/><circle cx="21" cy="26" r="3"/><circle cx="11" cy="25" r="2"/><circle cx="31" cy="25" r="2"/></g></g>`
    }
  }
  return s
}

const gears: Scenery = (_, p) => {
  let s = ''
  for (const [x, y, radius, count] of [
    [40, 80, 62, 12],
    [262, 140, 78, 14],
    [60, 270, 50, 10],
    [210, 20, 40, 9],
  ] as const) {
    let teeth = ''
    for (let i = 0; i < count; i++)
      teeth += `<rect transform="rotate(${n1((360 / count) * i)} ${x} ${y})" x="${n1(x - radius * 0.12)}" y="${n1(y - radius * 1.16)}" width="${n1(radius * 0.24)}" height="${n1(radius * 0.3)}" rx="3"/>`
    s += `<g fill="${p.near}" stroke="${p.light}" stroke-opacity=".4">${teeth}<circle cx="${x}" cy="${y}" r="${radius}"/><circle cx="${x}" cy="${y}" r="${n1(radius * 0.7)}" fill="${p.far}"/><circle cx="${x}" cy="${y}" r="${n1(radius * 0.25)}" fill="${p.ink}"/></g>`
  }
  return s
}

const table: Scenery = (_, p) =>
  `<ellipse cx="150" cy="330" rx="250" ry="120" fill="${p.near}" stroke="#D9A441" stroke-width="5"/><ellipse cx="150" cy="334" rx="232" ry="108" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>`

/** A striped big top seen from inside. */
const bigtop: Scenery = (_, p) => {
  let s = ''
  for (let i = -5; i < 6; i++)
    s += `<path d="M150 -60L${150 + i * 62} 250h62Z" fill="${i % 2 ? p.near : p.far}" opacity=".9"/>`
  let edge = ''
  for (let i = 0; i < 7; i++)
    edge += `<path d="M${i * 46 - 12} 236h46v12a23 20 0 0 1-46 0Z" fill="${i % 2 ? p.far : p.near}" stroke="${p.light}" stroke-width="1.6"/>`
  return `${s}${edge}${shape('M0 300C90 284 210 284 300 300V420H0Z', p.ink, 0.7)}`
}

/** Shelves of a library or a shop. */
const shelves: Scenery = (r, p) => {
  let s = ''
  for (let row = 0; row < 5; row++) {
    const floor = 62 + row * 66
    for (let x = -4; x < 300; ) {
      const [w, h] = [r.between(7, 16), r.between(30, 52)]
      s += `<rect x="${n1(x)}" y="${n1(floor - h)}" width="${n1(w)}" height="${n1(h)}" rx="1.5" fill="${r.pick([p.near, p.far, p.ink, p.far])}" opacity=".9"/><rect x="${n1(x + 1.5)}" y="${n1(floor - h + 7)}" width="${n1(w - 3)}" height="2" fill="${p.light}" opacity=".5"/>`
      x += w + (r.chance(0.12) ? 12 : 1)
    }
    s += `<rect y="${floor}" width="300" height="7" fill="${p.ink}"/><rect y="${floor}" width="300" height="1.6" fill="${p.light}" opacity=".35"/>`
  }
  return s
}

export const BUILT: Record<string, Scenery> = {
  skyline,
  columns,
  curtains,
  stadium,
  castle,
  picado,
  gears,
  table,
  bigtop,
  shelves,
}
