/** Value of a token of the brand's theme that a drawing uses. */
export type Paint = (token: string) => string

export const gradient = (id: string, colors: readonly string[], way = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${way}>${colors.map((color, i) => `<stop offset="${Math.round((i / (colors.length - 1)) * 100)}%" stop-color="${color}"/>`).join('')}</linearGradient>`

/** A satellite whose cable is unplugged: the plug drifts a hand's width from its socket. */
function satellite(paint: Paint): string {
  const [from, to, accent] = [paint('action-from'), paint('action-to'), paint('accent')]
  const panel = (x: number) => {
    const cells = `${[0, 1, 2].map((i) => `M${x + 20 + i * 20} -27V27`).join('')}M${x} 0H${x + 80}`
    return `<rect x="${x}" y="-28" width="80" height="56" rx="5" fill="url(#adrift-cells)" stroke="#C9D4FF" stroke-width="2.5"/><path d="${cells}" stroke="#0A1030" stroke-width="2.5" opacity=".55"/><path d="M${x + 6} -22L${x + 40} -22L${x + 6} 14z" fill="#fff" opacity=".22"/>`
  }
  return (
    `<svg class="adrift" overflow="visible" viewBox="0 0 320 210" width="288" height="189" aria-hidden="true"><defs>${gradient('adrift-cells', ['#7FA8FF', accent, '#1B1460'], 'x2="1" y2="1"')}${gradient('adrift-foil', ['#FFF3C8', '#F2B24A', '#8A4A12'], 'x2="1" y2="1"')}${gradient('adrift-steel', ['#FFFFFF', '#AEB8DA', '#4A5584'], 'x2="1" y2="1"')}${gradient('adrift-hot', [from, to], 'x2="1"')}</defs>` +
    `<g class="float"><path d="M150 128C150 176 196 190 222 158C230 148 236 146 242 146" fill="none" stroke="#0A1030" stroke-width="9" stroke-linecap="round"/><path d="M150 128C150 176 196 190 222 158C230 148 236 146 242 146" fill="none" stroke="url(#adrift-hot)" stroke-width="5" stroke-linecap="round"/><g transform="translate(250 146) rotate(-4)"><rect x="-12" y="-13" width="24" height="26" rx="7" fill="url(#adrift-steel)"/><path d="M12-6h11M12 6h11" stroke="#E8EDFF" stroke-width="4" stroke-linecap="round"/></g>` +
    `<g transform="translate(140 92) rotate(-16)"><path d="M-40 0H40" stroke="url(#adrift-steel)" stroke-width="9"/>${panel(-122)}${panel(42)}<path d="M0-40V-66" stroke="#AEB8DA" stroke-width="4"/><path d="M-30-84C-24-54 24-54 30-84C14-74-14-74-30-84z" fill="url(#adrift-steel)"/><path d="M0-72V-92" stroke="#E8EDFF" stroke-width="3"/><circle class="blink" cx="0" cy="-95" r="5" fill="${from}"/><rect x="-30" y="-42" width="60" height="84" rx="10" fill="url(#adrift-foil)"/><path d="M-30-18L-6-30L14-14L30-26M-30 12L-8 2L10 18L30 6M-6-30L-8 2M14-14L10 18" stroke="#7A3E0A" stroke-opacity=".4" stroke-width="2" fill="none"/><path d="M-24-36h22v14l-22 12z" fill="#fff" opacity=".4"/><circle cx="0" cy="26" r="9" fill="#1B1460" stroke="#FFF3C8" stroke-width="3"/></g></g>` +
    `<path class="blink" d="M283 128l7-9M292 144h11M283 160l7 9" stroke="#FFE9A8" stroke-width="3.5" stroke-linecap="round"/></svg>`
  )
}

/** A lifebuoy on the swell. */
const lifebuoy = (paint: Paint): string =>
  `<svg class="adrift" overflow="visible" viewBox="0 0 320 210" width="288" height="189" aria-hidden="true"><defs>${gradient('adrift-hot', ['#FFB09A', paint('action-from'), paint('action-to')], 'x2="1" y2="1"')}${gradient('adrift-rubber', ['#FFFFFF', '#E8F4F4', '#8AA8B0'], 'x2="1" y2="1"')}</defs><g class="float" fill="none" transform="rotate(-14 160 104)"><ellipse cx="160" cy="104" rx="66" ry="62" stroke="#0A1A20" stroke-opacity=".4" stroke-width="44"/><ellipse cx="160" cy="100" rx="66" ry="62" stroke="url(#adrift-rubber)" stroke-width="40"/><ellipse cx="160" cy="100" rx="66" ry="62" stroke="url(#adrift-hot)" stroke-width="40" stroke-dasharray="50.3"/><ellipse cx="154" cy="94" rx="70" ry="66" stroke="#fff" stroke-opacity=".35" stroke-width="6"/><path d="M92 40C40 70 60 150 100 158M228 160C284 138 280 60 226 40" stroke="#F2E6C8" stroke-width="5"/></g></svg>`

/** What drifts in the scene of a brand; without a connection and on a missing page. */
export const driftingObject = (scene: 'space' | 'sea', paint: Paint): string =>
  scene === 'sea' ? lifebuoy(paint) : satellite(paint)
