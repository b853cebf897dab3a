import type { Result } from '@apogee/contract'
import { minimumAge, type PersonLaw, readTypedDay, writeWireDay } from '@apogee/rules/validation/birthdate'
import { isOptionalField, judgeConfiguredField } from '@apogee/rules/validation/configuredField'
import { judgeEmail } from '@apogee/rules/validation/person'
import { isFieldOf } from '@apogee/rules/validation/postal'
import { normaliseField } from '@apogee/rules/validation/profileField'
import { normalise } from '@apogee/rules/validation/text/normalise'
import { judgeConfirmation, judgePassword } from '@apogee/rules/validation/text/password'
import type { Verdict } from '@apogee/rules/validation/verdict'

export type PlayerFields = Result<'site.playerFields'>
export type Rule = PlayerFields['fields'][number]

/** One field of the sign-up form: the operator's configuration, and its kind of input. */
export interface SignUpField {
  readonly name: string
  readonly kind:
    | 'email'
    | 'password'
    | 'confirmation'
    | 'country'
    | 'currency'
    | 'choice'
    | 'date'
    | 'phone'
    | 'text'
    | 'check'
  readonly isRequired: boolean
  readonly rule: Rule
}

/** Typed and ticked values. Dates are DD/MM/YYYY (VAL-09). */
export type Values = Record<string, string | boolean>

export interface Facts {
  readonly now: Date
  readonly law: PersonLaw
}

const kinds: Readonly<Record<string, SignUpField['kind']>> = {
  email: 'email',
  password: 'password',
  password_confirmation: 'confirmation',
  country: 'country',
  currency: 'currency',
}

const kindOf = ({ field, type, inclusion }: Rule): SignUpField['kind'] => {
  if (type === 'boolean') return 'check'
  if (type === 'date') return 'date'
  if (type === 'phone') return 'phone'
  return kinds[field] ?? (inclusion?.in ? 'choice' : 'text')
}

// The law and the contract require these, regardless of the operator's settings (wire-facts 3.4).
const agreements: ReadonlySet<string> = new Set(['terms_acceptance', 'age_acceptance'])

/** AUTH-10: the fields with these names, in this order, as configured. */
export const pickFields = ({ fields }: PlayerFields, names: readonly string[]): SignUpField[] =>
  names.flatMap((name) => {
    const rule = fields.find(({ field }) => field === name)
    if (!rule) return []
    const kind = kindOf(rule)
    const isRequired = kind === 'check' ? agreements.has(name) : !isOptionalField(name)
    return { name, kind, isRequired, rule }
  })

/** Fields of every sign-up form (wire-facts 3.4): some platforms list only additional fields of the profile. */
const always: readonly (readonly [name: string, type: string])[] = [
  ['email', 'string'],
  ['password', 'password'],
  ['terms_acceptance', 'boolean'],
  ['age_acceptance', 'boolean'],
]

/** Included where the configuration lists them, even if it does not describe them. */
const places: typeof always = [
  ['country', 'select'],
  ['currency', 'select'],
]

/**
 * The fields of the sign-up form. Where the configuration omits fields of `always`, email and password are added first
 * and the consents last.
 */
export function signUpFields(config: PlayerFields): SignUpField[] {
  const named = namesOf(config, 'registration')
  const lacking = always.filter(([name]) => !named.includes(name))
  const namesOfType = (isConsent: boolean) =>
    lacking.filter(([, type]) => (type === 'boolean') === isConsent).map(([name]) => name)
  const known = new Set(config.fields.map(({ field }) => field))
  const rules = [...always, ...places]
    .filter(([name]) => !known.has(name))
    .map(([field, type]): Rule => ({ field, type }))
  const own = { ...config, fields: [...config.fields, ...rules] }
  // A password follows the email address wherever that is listed.
  const [email, password] = ['email', 'password'].map((name) => namesOfType(false).includes(name))
  const begin = named.flatMap((name) => (name === 'email' && password ? ['email', 'password'] : [name]))
  const first = email ? ['email', ...(password ? ['password'] : [])] : []
  return pickFields(own, [...first, ...begin, ...namesOfType(true)])
}

/** Field names of a context in the configuration; none for an unknown one. */
export function namesOf({ contexts }: PlayerFields, context: string): readonly string[] {
  const names = contexts[context]
  return Array.isArray(names) ? names : []
}

const pairs: readonly (readonly [string, string])[] = [
  ['country', 'currency'],
  ['first_name', 'last_name'],
  ['city', 'postal_code'],
  ['postal_code', 'city'],
]

/** Names of fields that share a line with their neighbour. */
export function halvesOf(fields: readonly SignUpField[]): ReadonlySet<string> {
  const names = fields.map(({ name }) => name)
  const together = pairs.filter(([first, second]) => names.indexOf(second) === names.indexOf(first) + 1)
  return new Set(together.filter(([first]) => names.includes(first)).flat())
}

/** The minimum age: as configured, but at least what the law requires (OPEN-18). */
export function minAge({ fields }: PlayerFields, law: PersonLaw, country: string): number {
  const asked = fields.find(({ field }) => field === 'date_of_birth')?.age?.min.default ?? 0
  return Math.max(asked, minimumAge(law, country))
}

const textOf = (values: Values, name: string): string => String(values[name] ?? '')

/** The value in wire format; '' for an impossible date. */
function wireValue({ name, kind }: SignUpField, values: Values): string {
  const typed = textOf(values, name)
  if (kind === 'password' || kind === 'confirmation') return typed.normalize('NFC')
  if (kind === 'email') return normalise(typed, 'email')
  if (kind !== 'date' || typed.trim() === '') return normaliseField(name, typed)
  const day = readTypedDay(typed.trim())
  return day ? writeWireDay(day) : 'never'
}

/** Validates one field with the same rules as the server. */
export function judgeSignUpField(field: SignUpField, values: Values, { now, law }: Facts): Verdict {
  const { name, kind, isRequired, rule } = field
  if (kind === 'check') return isRequired && values[name] !== true ? 'must_be_accepted' : undefined
  const value = wireValue(field, values)
  if (value === '') return isRequired && isFieldOf(name, textOf(values, 'country')) ? 'required' : undefined
  if (kind === 'email') return judgeEmail(value)
  if (kind === 'password') return judgePassword(value)
  if (kind === 'confirmation') return judgeConfirmation(textOf(values, 'password').normalize('NFC'), value)
  return judgeConfiguredField(rule, value, { now, law, country: textOf(values, 'country') || null })
}

/** The values to send: empty ones are omitted, checkboxes are sent as they are. */
export const signUpDetails = (fields: readonly SignUpField[], values: Values): Record<string, string | boolean> =>
  Object.fromEntries(
    fields.flatMap((field): [string, string | boolean][] => {
      if (field.kind === 'check') return [[field.name, values[field.name] === true]]
      const value = wireValue(field, values)
      return value === '' ? [] : [[field.name, value]]
    }),
  )
