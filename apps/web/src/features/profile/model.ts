import type { Result } from '@apogee/contract'
import { missingFields } from '@apogee/rules/profile/incomplete'
import { type PersonLaw, readTypedDay, readWireDay, writeWireDay } from '@apogee/rules/validation/birthdate'
import { isFieldOf } from '@apogee/rules/validation/postal'
import { judgeProfileField, normaliseField, profileTextFields } from '@apogee/rules/validation/profileField'
import type { Verdict } from '@apogee/rules/validation/verdict'
import type { Player } from './queries'

export type PlayerFields = Result<'site.playerFields'>
type FieldRule = PlayerFields['fields'][number]

/** One field of a form about the player. */
export interface FormField {
  readonly name: string
  readonly kind: 'text' | 'date' | 'phone' | 'gender' | 'country' | 'check'
  readonly isRequired: boolean
  /** Can be set once and is already set: shown, but not editable (wire-facts 2.9). */
  readonly isLocked: boolean
  readonly length: { readonly minimum: number; readonly maximum: number } | undefined
  readonly options: readonly string[] | undefined
}

/** The typed values by field. Dates are DD/MM/YYYY (VAL-09). */
export type Values = Record<string, string | boolean>

export interface Facts {
  readonly now: Date
  readonly law: PersonLaw
  readonly country: string | null
}

const kindOf = ({ field, type }: FieldRule): FormField['kind'] => {
  if (type === 'date') return 'date'
  if (type === 'phone') return 'phone'
  if (type === 'boolean') return 'check'
  if (field === 'country') return 'country'
  return field === 'gender' ? 'gender' : 'text'
}

const fieldValue = (player: Player, name: string): unknown => (player as Record<string, unknown>)[name]
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** The fields of a context, in its order; only in `edition` may all of them be empty. */
export function fieldsOf({ fields, contexts }: PlayerFields, context: string, player: Player): FormField[] {
  const names = contexts[context]
  if (!Array.isArray(names)) return []
  return names.flatMap((name) => {
    const rule = fields.find(({ field }) => field === name)
    if (!rule) return []
    const kind = kindOf(rule)
    return {
      name,
      kind,
      isRequired: context !== 'edition' && kind !== 'check',
      isLocked: rule.once_set === true && !isEmpty(fieldValue(player, name)),
      length: rule.length,
      options: rule.inclusion?.in,
    }
  })
}

/** PROF-09: only those that the player has not filled in yet. */
export const missingOf = (fields: readonly FormField[], player: Player): FormField[] =>
  fields.filter(({ name, kind }) => kind !== 'check' && isEmpty(fieldValue(player, name)))

/**
 * PROF-09: the fields of the context `edition` when the site, not the player, opens the form. Only those are required
 * that a withdrawal will need and that documents are checked against.
 */
export function fieldsToComplete(config: PlayerFields, player: Player): FormField[] {
  const needed = neededForWithdrawal(config, player)
  return missingOf(fieldsOf(config, 'edition', player), player).map((field) => ({
    ...field,
    isRequired: needed.includes(field.name),
  }))
}

/** Withdrawal fields that the player has not filled in and may fill in in their profile. */
export function neededForWithdrawal(config: PlayerFields, player: Player): string[] {
  const open = fieldsOf(config, 'edition', player).map(({ name }) => name)
  return missingFields(player, config, 'cashout').filter((name) => open.includes(name))
}

const sections = {
  person: ['first_name', 'last_name', 'date_of_birth', 'gender', 'personal_id_number'],
  reach: ['country', 'address', 'postal_code', 'city', 'state'],
} as const
export type Section = keyof typeof sections | 'contact'

/** The page's fields by topic, in a natural order; additional configured fields come last. */
export function sectionsOf(fields: readonly FormField[]): [Section, FormField[]][] {
  const pick = (names: readonly string[]) => names.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  const known: readonly string[] = [...sections.person, ...sections.reach]
  const all: [Section, FormField[]][] = [
    ['person', pick(sections.person)],
    ['reach', pick(sections.reach)],
    ['contact', fields.filter(({ name }) => !known.includes(name))],
  ]
  return all.filter(([, parts]) => parts.length > 0)
}

export function valuesOf(fields: readonly FormField[], player: Player): Values {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = fieldValue(player, name)
      if (kind === 'check') return [name, value === true]
      return [name, kind === 'date' ? typedDay(String(value ?? '')) : String(value ?? '')]
    }),
  )
}

/** '1990-06-15' -> '15/06/1990' */
function typedDay(wire: string): string {
  const read = readWireDay(wire)
  if (!read) return ''
  const [year, month, day] = writeWireDay(read).split('-')
  return `${day}/${month}/${year}`
}

/** Validates one field: required, the configured lengths, then the rules of its kind. */
export function judgeField(field: FormField, value: string, facts: Facts): Verdict {
  const text = normaliseField(field.name, value)
  if (text === '') return field.isRequired && isFieldOf(field.name, facts.country) ? 'required' : undefined
  if (field.length && text.length < field.length.minimum) return 'too_short'
  if (field.length && text.length > field.length.maximum) return 'too_long'
  if (field.options && !field.options.includes(text)) return 'unknown_value'
  if (!profileTextFields.includes(field.name)) return undefined
  return judgeProfileField(field.name, field.kind === 'date' ? wireDay(text) : text, facts)
}

/** '' for an impossible date, which fails every rule. */
function wireDay(typed: string): string {
  const read = readTypedDay(typed)
  return read ? writeWireDay(read) : ''
}

/** The values to send: those the player could change, with emptied fields as null. */
export function changesOf(fields: readonly FormField[], values: Values): Record<string, string | boolean | null> {
  return Object.fromEntries(
    fields
      .filter(({ isLocked }) => !isLocked)
      .map(({ name, kind }) => {
        const value = values[name] ?? ''
        if (typeof value === 'boolean') return [name, value]
        const text = normaliseField(name, value)
        if (text === '') return [name, null]
        return [name, kind === 'date' ? wireDay(text) : text]
      }),
  )
}

/** The player's display name: their nickname, else the part of their email before the @. */
export const shownName = ({ nickname, email }: Pick<Player, 'nickname' | 'email'>): string =>
  nickname || (email.split('@')[0] ?? '')
