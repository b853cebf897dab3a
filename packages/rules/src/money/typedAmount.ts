/** The facts that the reading of an amount depends on. */
export interface AmountField {
  /** Tag for `Intl` of the language the player reads. */
  readonly locale: string
  /** Digits after the point of the unit that is typed: EUR 2, JPY 0, KWD 3, mETH 5. */
  readonly fractionDigits: number
  /** Codes and symbols of that unit, which may stand before or after the number. */
  readonly units?: readonly string[]
}

export type TypedAmount =
  | { readonly kind: 'empty' | 'invalid' }
  /** Decimal text in the unit that is typed. */
  | { readonly kind: 'amount'; readonly decimal: string }
  /** Two amounts a thousandfold apart are possible: the reader's language suggests the first. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [string, string] }

/**
 * Reads an amount as people type or paste it: with the decimal mark of their language or of another one, grouped by
 * points, commas, apostrophes or any space, in digits of any script, with the currency before or after it. Does not
 * check the amount: one that is too fine for the currency comes back as it was typed.
 */
export function readTypedAmount(typed: string, field: AmountField): TypedAmount {
  const text = withoutUnit(toAscii(typed), field.units ?? [])
  if (text === '') return { kind: 'empty' }
  if (text.length > maxLength || !/^[\d.,' ٫]+$/.test(text)) return { kind: 'invalid' }
  const marks = marksOf(field.locale)
  const decimal = asDecimal(text, marks)
  const grouped = asGrouped(text, marks)
  if (decimal === undefined || grouped === undefined) {
    const only = decimal ?? grouped
    return only === undefined ? { kind: 'invalid' } : { kind: 'amount', decimal: only }
  }
  return judgeBoth(decimal, grouped, /[.,]/.exec(text)?.[0], field, marks)
}

/** Writes decimal text for a field, so that {@link readTypedAmount} reads it back without ambiguity. */
export function writeTypedAmount(decimal: string, field: AmountField): string {
  const { decimal: mark } = marksOf(field.locale)
  const isClear = (text: string) => readTypedAmount(text, field).kind !== 'ambiguous'
  const text = decimal.replace('.', mark)
  // Only exactly three decimals can be mistaken for a group: drops their zeros, or adds one.
  const short = decimal.replace(/\.?0{1,3}$/, '').replace('.', mark)
  return [text, short].find(isClear) ?? `${text}0`
}

const maxLength = 40

/** One mark with three digits after it: the language decides, or the player if the language leaves it ambiguous. */
function judgeBoth(
  decimal: string,
  grouped: string,
  mark: string | undefined,
  { fractionDigits }: AmountField,
  marks: Marks,
): TypedAmount {
  const isTooFine = (decimal.split('.')[1] ?? '').replace(/(?<!0)0+$/, '').length > fractionDigits
  // An amount in a currency with three decimals is written like this; euro amounts never have three decimals.
  if (mark === marks.decimal)
    return isTooFine || fractionDigits === thousandth
      ? { kind: 'amount', decimal }
      : { kind: 'ambiguous', readings: [decimal, grouped] }
  if (mark === marks.group)
    return fractionDigits < thousandth
      ? { kind: 'amount', decimal: grouped }
      : { kind: 'ambiguous', readings: [grouped, decimal] }
  return isTooFine ? { kind: 'amount', decimal: grouped } : { kind: 'ambiguous', readings: [decimal, grouped] }
}

const thousandth = 3

/** The last point or comma, if there is only one of its kind, separates the fraction. */
function asDecimal(text: string, marks: Marks): string | undefined {
  const match = /^([^٫]*)([.,٫])(\d*)$/.exec(text)
  if (!match) return undefined
  const [, before = '', mark = '', fraction = ''] = match
  if (before.includes(mark) || before + fraction === '') return undefined
  const whole = before === '' ? '0' : /^\d+$/.test(before) ? before : asGrouped(before, marks)
  return whole === undefined ? undefined : `${trimmed(whole)}${fraction && `.${fraction}`}`
}

/** Whole units: without a mark, or in groups of one kind of mark. */
function asGrouped(text: string, { isLakh }: Marks): string | undefined {
  if (/^\d+$/.test(text)) return trimmed(text)
  const isGrouped =
    /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/.test(text) || (isLakh && /^[1-9]\d?([.,' ])(?:\d{2}\1)*\d{3}$/.test(text))
  return isGrouped ? text.replace(/\D/g, '') : undefined
}

const trimmed = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

interface Marks {
  readonly decimal: string
  readonly group: string
  /** Groups of two before the last three: 12,34,567. */
  readonly isLakh: boolean
}

const known = new Map<string, Marks>()

function marksOf(locale: string): Marks {
  const found = known.get(locale)
  if (found) return found
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.8)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value
  const marks: Marks = {
    decimal: partOf('decimal') ?? '.',
    group: toAscii(`1${partOf('group') ?? ''}1`).slice(1, -1),
    isLakh: parts.filter(({ type }) => type === 'integer').some(({ value }) => value === '34'),
  }
  known.set(locale, marks)
  return marks
}

/** Digits of any script in ASCII, any space as a space, any apostrophe as one, nothing invisible. */
function toAscii(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[’‘ʼ`٬]/gu, "'")
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .trim()
}

/** The ten digits of a script follow one another: the distance from its zero is the value. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

function withoutUnit(text: string, units: readonly string[]): string {
  for (const unit of units) {
    const name = unit.normalize('NFKC')
    const [head, tail] = [text.slice(0, name.length), text.slice(-name.length)]
    if (name && isSame(head, name)) return text.slice(name.length).trim()
    if (name && isSame(tail, name)) return text.slice(0, -name.length).trim()
  }
  return text
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
