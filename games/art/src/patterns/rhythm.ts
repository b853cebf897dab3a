import type { Palette } from '../record.ts'
import { n1, type Seed } from '../seed.ts'

/** A layer behind the hero, in a 300 x 400 picture whose light is at 150, 165. */
export type Pattern = (r: Seed, p: Palette) => string

/** Patterns that repeat one shape. */
const rays: Pattern = (r) => {
  const count = r.pick([14, 18, 24, 28])
  const turn = r.between(0, 30)
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI + turn
    const half = ((Math.PI / count) * r.between(0.75, 1.05)) / 2
    const at = (t: number) => `${n1(150 + 420 * Math.cos(t))} ${n1(165 + 420 * Math.sin(t))}`
    d += `M150 165L${at(a - half)}L${at(a + half)}Z`
  }
  return `<path d="${d}" fill="url(#rays)" opacity=".5"/>`
}

const stripes: Pattern = (_, p) => {
  let d = ''
  for (let i = -8; i < 14; i++) d += `M${i * 34} 420L${i * 34 + 200} -20h17L${i * 34 + 17} 420Z`
  return `<path d="${d}" fill="${p.light}" opacity=".12"/>`
}

const waves: Pattern = (_, p) => {
  let s = ''
  for (let row = 0; row < 9; row++) {
    let circles = ''
    for (let i = -1; i < 8; i++) {
      const at = `cx="${i * 48 + (row % 2) * 24}" cy="${214 + row * 20}"`
      circles += `<circle ${at} r="25" fill="${p.near}"/>`
      for (const [k, radius] of [24, 18, 12, 6].entries())
        circles += `<circle ${at} r="${radius}" fill="${k % 2 ? p.near : p.far}" stroke="${p.light}" stroke-opacity=".5"/>`
    }
    s += `<g opacity="${n1(0.35 + row * 0.07)}">${circles}</g>`
  }
  return s
}

const hex: Pattern = (r, p) => {
  let s = ''
  for (let j = -1; j < 14; j++)
    for (let i = -1; i < 9; i++) {
      const lit = r()
      const [fill, opacity] = lit > 0.55 ? [p.light, 0.15 + lit * 0.3] : [p.near, 0.25]
      s += `<path transform="translate(${i * 38 + (j % 2 ? 19 : 0)} ${j * 33})" d="M0-20L17.3-10V10L0 20-17.3 10V-10Z" fill="${fill}" opacity="${n1(opacity)}" stroke="${p.light}" stroke-opacity=".6" stroke-width="1.4"/>`
    }
  return s
}

/** Scales, in rows from the top so that each hides the root of the next. Two paths for all of them. */
const scales: Pattern = (_, p) => {
  let s = ''
  for (let j = 16; j >= 0; j--) {
    const row: [string, string] = ['', '']
    for (let i = -1; i < 11; i++)
      row[(i + j) % 3 ? 0 : 1] += `M${i * 32 + (j % 2) * 16 - 16} ${j * 25}v-18h32v18a16 16 0 0 1-32 0Z`
    s += `<path d="${row[0]}" fill="${p.near}"/><path d="${row[1]}" fill="${p.far}"/>`
  }
  return `<g opacity=".75" stroke="${p.light}" stroke-opacity=".55" stroke-width="1.2">${s}</g>`
}

const fans: Pattern = (_, p) => {
  let s = ''
  for (let j = 0; j < 9; j++)
    for (let i = -1; i < 7; i++)
      for (let k = 5; k >= 1; k--)
        s += `<path transform="translate(${i * 60 + (j % 2) * 30} ${j * 52})" d="M${-k * 6} 0A${k * 6} ${k * 6} 0 0 1 ${k * 6} 0Z" fill="${k % 2 ? p.near : p.far}"/>`
  return `<g opacity=".7" stroke="${p.light}" stroke-opacity=".7" stroke-width=".9">${s}</g>`
}

const diamonds: Pattern = (_, p) => {
  const d: [string, string] = ['', '']
  for (let j = -1; j < 12; j++)
    for (let i = -1; i < 8; i++) d[(i + j) % 2 ? 1 : 0] += `M${i * 44 + (j % 2) * 22} ${j * 36 - 34}l21 34-21 34-21-34Z`
  return `<g opacity=".75" stroke="${p.light}" stroke-opacity=".4"><path d="${d[1]}" fill="${p.near}"/><path d="${d[0]}" fill="${p.far}"/></g>`
}

const dots: Pattern = (_, p) => {
  let s = ''
  for (let j = 0; j < 30; j++)
    for (let i = 0; i < 20; i++) {
      const [x, y] = [i * 16 + (j % 2) * 8, j * 14]
      const radius = Math.max(0, Math.min(6.4, (Math.hypot(x - 150, y - 165) - 70) / 26))
      if (radius > 0.4) s += `<circle cx="${x}" cy="${y}" r="${n1(radius)}"/>`
    }
  return `<g fill="${p.light}" opacity=".3">${s}</g>`
}

const swirl: Pattern = (_, p) => {
  let s = ''
  for (let i = 0; i < 9; i++)
    s += `<path transform="rotate(${i * 40} 150 165)" d="M150 165C190 120 250 130 300 60C360 0 440 40 470 100L480 160C420 90 360 90 310 140C260 190 200 170 150 165Z" fill="${i % 2 ? p.light : p.glow}" opacity=".22"/>`
  return s
}

const checks: Pattern = (r, p) => {
  let d = ''
  const turn = r.pick([0, 45])
  for (let j = -4; j < 16; j++) for (let i = -4; i < 12; i++) if ((i + j) % 2) d += `M${i * 36} ${j * 36}h36v36h-36Z`
  return `<path transform="rotate(${turn} 150 165)" d="${d}" fill="${p.light}" opacity=".13"/>`
}

const grid: Pattern = (_, p) => {
  let bars = ''
  for (let i = 0; i < 7; i++)
    bars += `<rect x="40" y="${150 + i * 15}" width="220" height="${n1(2 + i * 1.3)}" fill="black"/>`
  let lines = ''
  for (let i = -14; i <= 14; i++) lines += `M${150 + i * 12} 246L${150 + i * 62} 400`
  for (let i = 0; i < 9; i++) lines += `M0 ${n1(246 + 154 * (i / 9) ** 1.7)}H300`
  return (
    `<defs><linearGradient id="sunset" x2="0" y2="1"><stop stop-color="${p.light}"/><stop offset="1" stop-color="${p.glow}"/></linearGradient>` +
    `<mask id="bars"><rect width="300" height="400" fill="white"/>${bars}</mask></defs><circle cx="150" cy="150" r="98" fill="url(#sunset)" mask="url(#bars)"/>` +
    `<rect y="246" width="300" height="160" fill="${p.ink}"/><path d="${lines}" fill="none" stroke="${p.glow}" stroke-width="1.3" opacity=".8"/>`
  )
}

export const RHYTHM: Record<string, Pattern> = {
  rays,
  stripes,
  waves,
  hex,
  scales,
  fans,
  diamonds,
  dots,
  swirl,
  checks,
  grid,
}
