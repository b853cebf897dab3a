import { bounds, mapPoints, outline, pathData } from './lettering/outline.ts'

interface Mark {
  /** width over height 24 */
  w: number
  body: string
}

/** A wordmark fitted into a box of the given width, 24 high. */
function wordmark(text: string, font: string, color: string, w: number, size: number, slant = 0): Mark {
  const letters = outline(font, text, 0, 0, size, -0.01)
  const box = bounds(letters)
  const scale = Math.min(1, (w - 2) / box.w)
  const set = mapPoints(letters, (x, y) => {
    const down = (y - box.y - box.h / 2) * scale
    return [(x - box.x - box.w / 2) * scale + w / 2 - down * slant, down + 12]
  })
  return { w, body: `<path d="${pathData(set)}" fill="${color}"/>` }
}

/** Two overlapping discs. */
const discs = (left: string, right: string, middle: string): Mark => ({
  w: 40,
  body: `<circle cx="14" cy="12" r="10.5" fill="${left}"/><circle cx="26" cy="12" r="10.5" fill="${right}"/><path d="M20 3.400a10.5 10.5 0 0 1 0 17.2 10.5 10.5 0 0 1 0-17.200Z" fill="${middle}"/>`,
})

const coin = (color: string, sign: string): Mark => ({
  w: 24,
  body: `<circle cx="12" cy="12" r="11.5" fill="${color}"/><circle cx="12" cy="12" r="9.8" fill="none" stroke="#fff" stroke-opacity=".35"/>${sign}`,
})
const inked = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>`

const bitcoin =
  'M9.2 7V17M9.2 7H13a2.4 2.4 0 0 1 0 4.800H9.200M9.2 11.800H13.600a2.6 2.6 0 0 1 0 5.200H9.200M7.6 7H9.200M7.6 17H9.200M10.6 5.300V7M12.8 5.300V7M10.6 17V18.700M12.8 17V18.7'
const line = (d: string, color: string): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>`

const bank: Mark = {
  w: 28,
  body: line('M3.5 9.500L14 4L24.5 9.500ZM5 20.500H23M7 12V18M11.7 12V18M16.3 12V18M21 12V18', '#AEB8DA'),
}
const wallet: Mark = {
  w: 28,
  body: `${line('M5 7.500H21.500A2 2 0 0 1 23.5 9.500V17.500A2 2 0 0 1 21.5 19.500H6.500A2.5 2.5 0 0 1 4 17V6.500A2 2 0 0 1 6 4.500H19', '#E58BFF')}<circle cx="19.3" cy="13.5" r="1.6" fill="#E58BFF"/>`,
}
const voucher: Mark = {
  w: 32,
  body: `${line('M4 6H28V9.800A2.3 2.3 0 0 0 28 14.300V18H4V14.300A2.3 2.3 0 0 0 4 9.800Z', '#6FC7FF')}<path d="M12 6V18" stroke="#6FC7FF" stroke-width="1.5" stroke-dasharray="2 2"/>`,
}

const draw: Readonly<Record<string, () => Mark>> = {
  visa: () => wordmark('VISA', 'russo-one', '#F3F5FF', 60, 21, 0.22),
  mastercard: () => discs('#EB2A3A', '#F8A51B', '#FF6A2B'),
  maestro: () => discs('#0A8CE0', '#EB2A3A', '#6C5BD0'),
  interac: () => wordmark('interac', 'righteous', '#FFC44D', 64, 19),
  sofort: () => wordmark('sofort', 'unbounded:700', '#FF8AC6', 64, 15),
  blik: () => wordmark('blik', 'unbounded:800', '#F3F5FF', 48, 18),
  pix: () => wordmark('pix', 'unbounded:700', '#3FD3B8', 42, 18),
  upi: () => wordmark('UPI', 'racing-sans-one', '#FF9A4B', 48, 21, 0.1),
  bank_transfer: () => bank,
  e_wallet: () => wallet,
  voucher: () => voucher,
  bitcoin: () => coin('#F7931A', inked(bitcoin)),
  ethereum: () =>
    coin(
      '#627EEA',
      '<path d="M12 4L16.8 12 12 14.9 7.2 12Z" fill="#fff" opacity=".9"/><path d="M12 16.100L16.8 13.2 12 20 7.2 13.200Z" fill="#fff" opacity=".7"/><path d="M12 4L16.8 12 12 9.800Z" fill="#C9D4FF"/>',
    ),
  litecoin: () => coin('#5B7FC7', inked('M11.8 5.500L9.3 17.500H16M8 13.500L13.5 10.8')),
  bitcoin_cash: () => coin('#3FB868', `<g transform="rotate(-14 12 12)">${inked(bitcoin)}</g>`),
  dogecoin: () => coin('#C2A633', inked('M9 6.500H12A5.5 5.5 0 0 1 12 17.500H9ZM7 12H12')),
  tether: () =>
    coin('#26A17B', inked('M7 7H17M12 7V18.500M6.5 11.800C6.5 10.4 17.5 10.4 17.5 11.800S6.5 13.2 6.5 11.8')),
}

const ALIASES: Readonly<Record<string, string>> = {
  btc: 'bitcoin',
  eth: 'ethereum',
  ltc: 'litecoin',
  bch: 'bitcoin_cash',
  dog: 'dogecoin',
  doge: 'dogecoin',
  usdt: 'tether',
  bank: 'bank_transfer',
  ewallet: 'e_wallet',
  wallet: 'e_wallet',
}

const card: Mark = {
  w: 32,
  body: line(
    'M6 4.500H26A2 2 0 0 1 28 6.500V17.500A2 2 0 0 1 26 19.500H6A2 2 0 0 1 4 17.500V6.500A2 2 0 0 1 6 4.500ZM4 9.500H28M8 15H13',
    '#AEB8DA',
  ),
}
const svgOf = ({ w, body }: Mark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} 24" width="${w}" height="24">${body}</svg>`

/** A card, for a payment method whose brand has no mark in this package. */
export const plainPaymentSvg = (): string => svgOf(card)

/** A payment method's mark, 24 high, as clean vectors for dark surfaces; null for a brand without one. */
export function paymentMarkSvg(brand: string): string | null {
  const mark = draw[ALIASES[brand] ?? brand]?.()
  return mark ? svgOf(mark) : null
}

/** Width and height of a mark of a sheet in px. */
const sheetCell = { width: 48, height: 18 } as const

/** The marks of these brands below each other, one request for all of a footer; a card for a brand without a mark. */
export function paymentSheetSvg(brands: readonly string[]): string {
  const { width, height } = sheetCell
  const cells = brands.map((brand, at) => {
    const { w, body } = draw[ALIASES[brand] ?? brand]?.() ?? card
    return `<svg y="${at * height}" width="${width}" height="${height}" viewBox="0 0 ${w} 24">${body}</svg>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${brands.length * height}">${cells.join('')}</svg>`
}

/** Brands with a mark, without aliases. */
export const paymentBrands: readonly string[] = Object.keys(draw)
