/** Light, own colour and shade of each metal, and its ribbon. */
const metals = {
  bronze: { tones: ['#FFD9B5', '#D08A56', '#6E3A16'], ribbon: ['#5B8CFF', '#2F4FB8'] },
  silver: { tones: ['#FFFFFF', '#C4CEDF', '#5E6A88'], ribbon: ['#38D3B0', '#127A72'] },
  gold: { tones: ['#FFF3BF', '#F6C445', '#946008'], ribbon: ['#FF6A5C', '#B4235A'] },
  platinum: { tones: ['#F0FFFD', '#9FE7E0', '#37807F'], ribbon: ['#A98BFF', '#5436C4'] },
} as const
type Metal = keyof typeof metals

export interface Medal {
  readonly metal: Metal
  /** The illustration in its middle. */
  readonly inner: string
}

/** Parses `medal-gold-rocket` into its metal and illustration; null for any other name. */
export function readMedal(name: string): Medal | null {
  const [, metal, inner] = /^medal-(bronze|silver|gold|platinum)-([a-z0-9-]+)$/.exec(name) ?? []
  // The pattern lists the metals.
  return metal && inner ? { metal: metal as Metal, inner } : null
}

const centre = { x: 128, y: 144 }
const notches = 36

/** The milled edge of a coin. */
function edge(r: number): string {
  const points = Array.from({ length: notches * 2 }, (_, index) => {
    const at = (index * Math.PI) / notches
    const reach = index % 2 === 0 ? r : r - 4
    return `${(centre.x + reach * Math.cos(at)).toFixed(1)} ${(centre.y + reach * Math.sin(at)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const gradient = (id: string, [bright, own, shade]: readonly [string, string, string], way: string): string =>
  `<linearGradient id="${id}" ${way}><stop stop-color="${bright}"/><stop offset=".45" stop-color="${own}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`

/** A medal of 256 by 256 on its ribbon, with an empty field in the middle. `body` gets the common light filter. */
export function medalBody({ metal }: Pick<Medal, 'metal'>): { readonly definitions: string; readonly body: string } {
  const { tones, ribbon } = metals[metal]
  const [bright, , shade] = tones
  const [band, fold] = ribbon
  const { x, y } = centre
  const definitions =
    gradient('rim', tones, 'x1=".1" y1="0" x2=".9" y2="1"') +
    gradient('well', [tones[2], tones[1], tones[0]], 'x1=".1" y1="0" x2=".9" y2="1"') +
    `<radialGradient id="field" cx=".5" cy=".38" r=".7"><stop stop-color="${shade}" stop-opacity=".35"/><stop offset="1" stop-color="#0B0D20" stop-opacity=".72"/></radialGradient>` +
    `<linearGradient id="band" x2="0" y2="1"><stop stop-color="${band}"/><stop offset="1" stop-color="${fold}"/></linearGradient>`
  const straps =
    `<path d="M58 6h52l34 78-44 16z" fill="url(#band)"/><path d="M198 6h-52l-34 78 44 16z" fill="url(#band)"/>` +
    `<path d="M76 6h12l36 84-10 4z" fill="#fff" opacity=".34"/><path d="M180 6h-12l-36 84 10 4z" fill="#fff" opacity=".34"/>` +
    `<path d="M112 84l16 16 16-16-16-36z" fill="${fold}" opacity=".75"/>`
  const coin =
    `<path d="${edge(100)}" fill="url(#rim)"/><circle cx="${x}" cy="${y}" r="84" fill="url(#well)"/>` +
    `<circle cx="${x}" cy="${y}" r="78" fill="url(#rim)"/><circle cx="${x}" cy="${y}" r="78" fill="url(#field)"/>` +
    `<path d="M${x - 70} ${y - 26}a75 75 0 0 1 62-49" fill="none" stroke="${bright}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`
  return { definitions, body: straps + coin }
}
