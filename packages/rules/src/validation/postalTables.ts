/** OPEN-20: patterns by country; letters are compared in upper case. */
export const postalPatterns: Readonly<Record<string, RegExp>> = {
  AU: /^\d{4}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  DE: /^\d{5}$/,
  IT: /^\d{5}$/,
  EE: /^\d{5}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  US: /^\d{5}(-?\d{4})?$/,
}
/** Countries without postal codes (Universal Postal Union). */
export const withoutPostalCodes: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP ' +
    'ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
)
export const postalGeneric = /^[A-Z\d -]{3,10}$/

/** VAL-22 to VAL-26: first and last code of each range, both included. */
export const australianRanges: readonly (readonly [number, number, string])[] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6797, 'WA'],
  [6800, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
]

/** OPEN-21 */
export const canadianLetters: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
}
export const nunavut: ReadonlySet<string> = new Set(['X0A', 'X0B', 'X0C'])
