/**
 * Formats amounts of one currency, given in its minor units, for one locale. Exact: no amount passes through a float.
 */
export function createMoney(locale: string, currency: string, subunitsToUnit: number): (cents: number) => string {
  const places = String(subunitsToUnit).length - 1
  const format = formatter(locale, currency, places)
  return (cents) => {
    const units = BigInt(Math.abs(Math.round(cents)))
    const whole = units / BigInt(subunitsToUnit)
    const part = places > 0 ? `.${String(units % BigInt(subunitsToUnit)).padStart(places, '0')}` : ''
    // A decimal string is formatted with all its digits; the type only allows the numeric form.
    return format(`${cents < 0 ? '-' : ''}${whole}${part}` as `${number}`)
  }
}

function formatter(locale: string, currency: string, places: number): (amount: `${number}`) => string {
  // Coins have up to 18 places; trailing zeros are omitted.
  const digits = { minimumFractionDigits: Math.min(places, 2), maximumFractionDigits: places }
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
    return (amount) => format.format(amount)
  } catch {
    // Intl accepts three letters only: USDT and DOGE are written after the number.
    const format = new Intl.NumberFormat(locale, digits)
    return (amount) => `${format.format(amount)} ${currency}`
  }
}
