const perCoin: Readonly<Record<string, number>> = {
  BTC: 100_000_000,
  ETH: 100_000_000,
  LTC: 100_000_000,
  BCH: 100_000_000,
  DOG: 100_000_000,
  USDT: 100,
}
// ISO 4217. Currencies without decimals are counted in hundredths like all others: decision 123.
const inThousandths: ReadonlySet<string> = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

/** Subunits per unit, by which the wire counts a currency: 100 for most, 1,000 for KWD, 100,000,000 for most coins. */
export const subunitsOf = (code: string): number => perCoin[code] ?? (inThousandths.has(code) ? 1_000 : 100)

export const isCoin = (code: string): boolean => perCoin[code] !== undefined
