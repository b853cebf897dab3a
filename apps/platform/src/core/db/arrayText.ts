/**
 * The text of an array parameter of thousands of values. `pg` quotes and escapes each value of an array; numbers and
 * times need neither.
 */
export const arrayText = (values: readonly (bigint | number | Date | null)[]): string =>
  `{${values.map((value) => (value instanceof Date ? value.toISOString() : (value ?? 'NULL'))).join(',')}}`
