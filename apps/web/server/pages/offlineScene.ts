import type { Brand } from '../../src/lib/page/brand.ts'

/** Value of a token of the brand's theme that the drawing uses. */
export type Paint = (token: string) => string

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

const gradient = (id: string, colors: readonly string[], way = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${way}>${colors.map((color, i) => `<stop offset="${Math.round((i / (colors.length - 1)) * 100)}%" stop-color="${color}"/>`).join('')}</linearGradient>`

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

/** A satellite whose cable is unplugged: the plug drifts a hand's width from its socket. */
function satellite(paint: Paint): string {
  const [from, to, accent] = [paint('action-from'), paint('action-to'), paint('accent')]
  const panel = (x: number) => {
    const cells = `${[0, 1, 2].map((i) => `M${x + 20 + i * 20} -27V27`).join('')}M${x} 0H${x + 80}`
    return `<rect x="${x}" y="-28" width="80" height="56" rx="5" fill="url(#cells)" stroke="#C9D4FF" stroke-width="2.5"/><path d="${cells}" stroke="#0A1030" stroke-width="2.5" opacity=".55"/><path d="M${x + 6} -22L${x + 40} -22L${x + 6} 14z" fill="#fff" opacity=".22"/>`
  }
  return (
    `<svg class="adrift" viewBox="0 0 320 210" width="288" height="189" aria-hidden="true"><defs>${gradient('cells', ['#7FA8FF', accent, '#1B1460'], 'x2="1" y2="1"')}${gradient('foil', ['#FFF3C8', '#F2B24A', '#8A4A12'], 'x2="1" y2="1"')}${gradient('steel', ['#FFFFFF', '#AEB8DA', '#4A5584'], 'x2="1" y2="1"')}${gradient('hot', [from, to], 'x2="1"')}</defs>` +
    `<g class="float"><path d="M150 128C150 176 196 190 222 158C230 148 236 146 242 146" fill="none" stroke="#0A1030" stroke-width="9" stroke-linecap="round"/><path d="M150 128C150 176 196 190 222 158C230 148 236 146 242 146" fill="none" stroke="url(#hot)" stroke-width="5" stroke-linecap="round"/><g transform="translate(250 146) rotate(-4)"><rect x="-12" y="-13" width="24" height="26" rx="7" fill="url(#steel)"/><path d="M12-6h11M12 6h11" stroke="#E8EDFF" stroke-width="4" stroke-linecap="round"/></g>` +
    `<g transform="translate(140 92) rotate(-16)"><path d="M-40 0H40" stroke="url(#steel)" stroke-width="9"/>${panel(-122)}${panel(42)}<path d="M0-40V-66" stroke="#AEB8DA" stroke-width="4"/><path d="M-30-84C-24-54 24-54 30-84C14-74-14-74-30-84z" fill="url(#steel)"/><path d="M0-72V-92" stroke="#E8EDFF" stroke-width="3"/><circle class="blink" cx="0" cy="-95" r="5" fill="${from}"/><rect x="-30" y="-42" width="60" height="84" rx="10" fill="url(#foil)"/><path d="M-30-18L-6-30L14-14L30-26M-30 12L-8 2L10 18L30 6M-6-30L-8 2M14-14L10 18" stroke="#7A3E0A" stroke-opacity=".4" stroke-width="2" fill="none"/><path d="M-24-36h22v14l-22 12z" fill="#fff" opacity=".4"/><circle cx="0" cy="26" r="9" fill="#1B1460" stroke="#FFF3C8" stroke-width="3"/></g></g>` +
    `<path class="blink" d="M283 128l7-9M292 144h11M283 160l7 9" stroke="#FFE9A8" stroke-width="3.5" stroke-linecap="round"/></svg>`
  )
}

/** A lifebuoy on the swell. */
const lifebuoy = (paint: Paint): string =>
  `<svg class="adrift" viewBox="0 0 320 210" width="288" height="189" aria-hidden="true"><defs>${gradient('hot', ['#FFB09A', paint('action-from'), paint('action-to')], 'x2="1" y2="1"')}${gradient('rubber', ['#FFFFFF', '#E8F4F4', '#8AA8B0'], 'x2="1" y2="1"')}</defs><g class="float" fill="none" transform="rotate(-14 160 104)"><ellipse cx="160" cy="104" rx="66" ry="62" stroke="#0A1A20" stroke-opacity=".4" stroke-width="44"/><ellipse cx="160" cy="100" rx="66" ry="62" stroke="url(#rubber)" stroke-width="40"/><ellipse cx="160" cy="100" rx="66" ry="62" stroke="url(#hot)" stroke-width="40" stroke-dasharray="50.3"/><ellipse cx="154" cy="94" rx="70" ry="66" stroke="#fff" stroke-opacity=".35" stroke-width="6"/><path d="M92 40C40 70 60 150 100 158M228 160C284 138 280 60 226 40" stroke="#F2E6C8" stroke-width="5"/></g></svg>`

/**
 * The sky that fills the page, with its drifting parts. It is inlined, because nothing can be loaded without a
 * connection.
 */
export const offlineScene = (brand: Brand, paint: Paint): { sky: string; adrift: string } => {
  const isSea = brand.scene === 'sea'
  return {
    sky: `<svg class="sky" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${isSea ? seaSky(paint) : spaceSky(paint)}</svg>`,
    adrift: isSea ? lifebuoy(paint) : satellite(paint),
  }
}
