import { n1, type Seed } from '../seed.ts'
import type { Pattern } from './rhythm.ts'

const SPARK = 'M0-1C.08-.2.2-.08 1 0 .2.08.08.2 0 1-.08.2-.2.08-1 0-.2-.08-.08-.2 0-1Z'

/** Small round shapes scattered over the picture, in a few groups of opacity. */
function strew(r: Seed, count: number, height: number, radius: [number, number], colors: readonly string[]): string {
  let s = ''
  for (let i = 0; i < count; i++)
    s += `<circle cx="${n1(r.between(0, 300))}" cy="${n1(r.between(0, height))}" r="${n1(r.between(...radius))}" fill="${r.pick(colors)}" opacity="${n1(r.between(0.35, 1))}"/>`
  return s
}

const stars: Pattern = (r) => {
  let s = strew(r, 60, 300, [0.4, 1.5], ['#fff'])
  for (let i = 0; i < 5; i++)
    s += `<path transform="translate(${n1(r.between(15, 285))} ${n1(r.between(15, 220))}) scale(${n1(r.between(4, 9))})" d="${SPARK}" fill="#fff" opacity=".9"/>`
  return s
}

const orbits: Pattern = (r, p) => {
  let s = ''
  const tilt = n1(r.between(-30, 30))
  for (let i = 0; i < 6; i++) {
    const rx = 80 + i * 38
    const at = r.between(0, 6.28)
    s += `<ellipse cx="150" cy="165" rx="${rx}" ry="${n1(rx * 0.38)}" fill="none" stroke="${p.light}" stroke-width="${n1(r.between(0.8, 2.2))}" opacity="${n1(0.65 - i * 0.08)}"/>`
    s += `<circle cx="${n1(150 + rx * Math.cos(at))}" cy="${n1(165 + rx * 0.38 * Math.sin(at))}" r="${n1(r.between(2, 6))}" fill="${r.pick([p.light, p.glow])}"/>`
  }
  return `<g transform="rotate(${tilt} 150 165)">${s}</g>${stars(r, p)}`
}

const petals: Pattern = (r, p) => {
  let s = ''
  for (let i = 0; i < 34; i++)
    s += `<path transform="translate(${n1(r.between(-5, 305))} ${n1(r.between(-5, 330))}) rotate(${n1(r.between(0, 360))}) scale(${n1(r.between(5, 15))})" d="M0-1C.7-.6.7.5 0 1-.7.5-.7-.6 0-1Z" fill="${r.pick([p.light, p.glow, '#fff'])}" opacity="${n1(r.between(0.35, 0.9))}"/>`
  return s
}

const bokeh: Pattern = (r, p) => {
  let s = ''
  for (let i = 0; i < 22; i++)
    s += `<circle cx="${n1(r.between(0, 300))}" cy="${n1(r.between(0, 320))}" r="${n1(r.between(6, 34))}" fill="${r.pick([p.light, p.glow, '#fff'])}" opacity="${n1(r.between(0.08, 0.34))}"/>`
  return `<g filter="url(#soft3)">${s}</g>`
}

const aurora: Pattern = (r, p) => {
  let s = ''
  for (let i = 0; i < 5; i++) {
    const y = 40 + i * 26
    s += `<path d="M-20 ${y}C60 ${n1(y - r.between(30, 70))} 120 ${n1(y + r.between(30, 80))} 180 ${y}S280 ${y - 50} 330 ${y - 10}V${y + 70}C250 ${y + 40} 200 ${y + 110} 140 ${y + 80}S20 ${y + 60} -20 ${y + 100}Z" fill="${i % 2 ? p.light : p.glow}" opacity=".42"/>`
  }
  return `<g filter="url(#soft12)" style="mix-blend-mode:screen">${s}</g>${stars(r, p)}`
}

const snow: Pattern = (r) => strew(r, 70, 380, [0.8, 4], ['#fff'])

const rain: Pattern = (r, p) => {
  let s = ''
  for (let i = 0; i < 60; i++) {
    const length = r.between(14, 40)
    s += `<path d="M${n1(r.between(-20, 300))} ${n1(r.between(-20, 340))}l${n1(length * 0.3)} ${n1(length)}" stroke="${p.light}" stroke-width="${n1(r.between(0.6, 1.6))}" opacity="${n1(r.between(0.2, 0.65))}"/>`
  }
  return s
}

const bubbles: Pattern = (r) => {
  let s = ''
  for (let i = 0; i < 26; i++) {
    const [x, y, k] = [r.between(5, 295), r.between(5, 320), r.between(3, 18)]
    s += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(k)}" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".6"/><circle cx="${n1(x - k * 0.35)}" cy="${n1(y - k * 0.35)}" r="${n1(k * 0.2)}" fill="#fff" opacity=".9"/>`
  }
  return s
}

const CONFETTI = ['#FF5C8A', '#FFD34D', '#4CE0C3', '#6FA8FF', '#FFFFFF', '#C58BFF']
const confetti: Pattern = (r) => {
  let s = ''
  for (let i = 0; i < 60; i++)
    s += `<rect transform="translate(${n1(r.between(0, 300))} ${n1(r.between(0, 330))}) rotate(${n1(r.between(0, 180))})" width="${n1(r.between(3, 8))}" height="${n1(r.between(6, 14))}" rx="1.5" fill="${r.pick(CONFETTI)}" opacity="${n1(r.between(0.5, 1))}"/>`
  return s
}

const embers: Pattern = (r) => {
  const sparks = strew(r, 60, 380, [0.6, 3], ['#FFE27A', '#FF9A3D', '#FF5A2B'])
  let flames = ''
  for (let i = 0; i < 9; i++) {
    const x = i * 38 - 4
    const h = r.between(80, 170)
    const y = (share: number) => n1(400 - h * share)
    flames += `<path d="M${x} 400C${x - 26} ${y(0.5)} ${x + 20} ${y(0.6)} ${x + 6} ${y(1)}C${x + 46} ${y(0.6)} ${x + 40} ${y(0.3)} ${x + 34} 400Z" fill="${r.pick(['#FF5A1F', '#FF8A1F', '#E0271A'])}" opacity=".5"/>`
  }
  return `<g filter="url(#soft3)">${flames}</g>${sparks}`
}

const fireflies: Pattern = (r, p) => {
  let s = ''
  for (let i = 0; i < 26; i++) {
    const at = `cx="${n1(r.between(0, 300))}" cy="${n1(r.between(0, 330))}"`
    const size = r.between(1, 2.6)
    s += `<circle ${at} r="${n1(size * 3.2)}" fill="${p.glow}" opacity=".22"/><circle ${at} r="${n1(size)}" fill="#FFFDE0"/>`
  }
  return s
}

export const DRIFT: Record<string, Pattern> = {
  stars,
  orbits,
  petals,
  bokeh,
  aurora,
  snow,
  rain,
  bubbles,
  confetti,
  embers,
  fireflies,
}
