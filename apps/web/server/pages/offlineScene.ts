import type { Brand } from '../../src/lib/page/brand.ts'
import { driftingObject, gradient, type Paint } from '../../src/lib/page/driftingSvg.ts'

/** The positions of the stars: the same on every page, denser towards the top. */
function stars(count: number, width: number, height: number): string {
  let at = 7
  const next = () => {
    at = (at * 16807) % 2147483647
    return at / 2147483647
  }
  let path = ''
  for (let i = 0; i < count; i++)
    path += `M${Math.round(next() * width)} ${Math.round(next() ** 1.4 * height)}h${next() > 0.8 ? 2.2 : 1.2}`
  return path
}

/** A planet that fills the foot of the page, its atmosphere lit from behind, and an empty orbit. */
function spaceSky(paint: Paint): string {
  const [limb, glow, body] = [paint('scene-limb'), paint('scene-glow'), paint('scene-body')]
  const crater = (x: number, y: number, rx: number, ry: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#000" opacity=".3"/><path d="M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${rx * 2} 0" fill="none" stroke="${limb}" stroke-opacity=".28" stroke-width="2"/>`
  return (
    `<defs>${gradient('planet', [glow, paint('scene-from'), body, body, body, body, body])}<radialGradient id="air"><stop offset=".86" stop-color="${glow}" stop-opacity=".7"/><stop offset=".93" stop-color="${glow}" stop-opacity=".2"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<path d="${stars(150, 1200, 720)}" stroke="#fff" stroke-width="1.6" opacity=".55"/>` +
    `<path class="twinkle" d="${stars(24, 1180, 520)}" transform="translate(9 14)" stroke="#fff" stroke-width="2.6"/>` +
    `<ellipse cx="600" cy="1180" rx="1010" ry="640" fill="none" stroke="${limb}" stroke-opacity=".16" stroke-width="1.5"/><ellipse cx="600" cy="1180" rx="1180" ry="820" fill="none" stroke="${limb}" stroke-opacity=".1" stroke-width="1.5" stroke-dasharray="3 12"/>` +
    `<circle cx="600" cy="1490" r="930" fill="url(#air)"/><circle cx="600" cy="1490" r="800" fill="url(#planet)"/>` +
    crater(470, 776, 54, 12) +
    crater(742, 822, 90, 22) +
    crater(352, 850, 74, 19) +
    crater(590, 880, 40, 11) +
    crater(868, 790, 30, 7) +
    `<circle cx="600" cy="1490" r="800" fill="none" stroke="${limb}" stroke-opacity=".85" stroke-width="3"/>`
  )
}

/** The sea after sunset, wave by wave. */
function seaSky(paint: Paint): string {
  const [limb, glow, body, from] = [paint('scene-limb'), paint('scene-glow'), paint('scene-body'), paint('scene-from')]
  const wave = (y: number, high: number, count: number, opacity: number) => {
    const half = 1200 / count / 2
    return `<path d="M${-half} ${y}q${half / 2} ${-high * 2} ${half} 0${`t${half} 0`.repeat(count * 2 + 1)}V900H${-half}z" fill="${body}" fill-opacity="${opacity}" stroke="${limb}" stroke-opacity=".2" stroke-width="1.5"/>`
  }
  return (
    `<defs><radialGradient id="air"><stop offset=".2" stop-color="${glow}" stop-opacity=".75"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>${gradient('sun', [limb, glow])}</defs>` +
    `<path d="${stars(70, 1200, 420)}" stroke="#fff" stroke-width="1.6" opacity=".4"/><path class="twinkle" d="${stars(12, 1180, 300)}" stroke="#fff" stroke-width="2.6"/>` +
    `<circle cx="600" cy="710" r="420" fill="url(#air)"/><circle cx="600" cy="724" r="120" fill="url(#sun)"/><path d="M0 700H1200V900H0z" fill="${from}"/>` +
    [0.1, 0.32, 0.56, 0.8]
      .map(
        (at) =>
          `<path d="M${600 - 120 * (1 - at)} ${712 + at * 120}H${600 + 120 * (1 - at)}" stroke="${glow}" stroke-opacity="${0.7 - at * 0.6}" stroke-width="4" stroke-linecap="round"/>`,
      )
      .join('') +
    wave(706, 6, 12, 0.35) +
    wave(744, 10, 8, 0.5) +
    wave(796, 14, 6, 0.7) +
    wave(850, 18, 4, 0.95)
  )
}

/**
 * The sky that fills the page, with its drifting parts. It is inlined, because nothing can be loaded without a
 * connection.
 */
export const offlineScene = (brand: Brand, paint: Paint): { sky: string; adrift: string } => {
  const isSea = brand.scene === 'sea'
  return {
    sky: `<svg class="sky" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${isSea ? seaSky(paint) : spaceSky(paint)}</svg>`,
    adrift: driftingObject(brand.scene, paint),
  }
}
