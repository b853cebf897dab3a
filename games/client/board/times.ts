export type Times = (hundredths: number) => string

/** Formats a multiplier given in hundredths: 2.50×, 1,234.00×; with a third decimal where it needs one, 1.125×. */
export function createTimes(locale: string): Times {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 })
  return (hundredths) => `${format.format(hundredths / 100)}×`
}

/** Compared with the stake: a result below it is no win. */
export const kindOf = (hundredths: number) => (hundredths < 100 ? 'low' : hundredths < 1000 ? 'even' : 'high')
