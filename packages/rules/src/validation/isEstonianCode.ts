import { readWireDay } from './birthdate.ts'

const weights = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 1],
  [3, 4, 5, 6, 7, 8, 9, 1, 2, 3],
] as const

/** The last digit, by EVS 585: modulo 11 with the first weights, with the second where that leaves 10, else 0. */
function checkDigit(digits: readonly number[]): number {
  for (const row of weights) {
    const rest = row.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0) % 11
    if (rest < 10) return rest
  }
  return 0
}

/**
 * Whether a text can be an Estonian personal code: GYYMMDDSSSC, with an existing day and the right check digit. G is
 * sex and century.
 */
export function isEstonianCode(code: string): boolean {
  if (!/^[1-8]\d{10}$/.test(code)) return false
  const digits = [...code].map(Number)
  const century = 18 + Math.floor(((digits[0] ?? 0) - 1) / 2)
  const [year, month, day] = [code.slice(1, 3), code.slice(3, 5), code.slice(5, 7)]
  // Birth years in the 1800s are not valid any more.
  return readWireDay(`${century}${year}-${month}-${day}`) !== undefined && checkDigit(digits) === digits[10]
}
