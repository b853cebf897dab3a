import { isOptionalField, judgeConfiguredField } from '@apogee/rules/validation/configuredField'
import { isFieldOf } from '@apogee/rules/validation/postal'
import { normaliseField, profileTextFields } from '@apogee/rules/validation/profileField'
import { readCountries, readPlayerFields, registrationCurrencies } from '../../../core/content/configs/config.ts'
import { readLicence } from '../../../core/content/licences/licences.ts'
import type { FieldErrors } from '../../../core/errors.ts'
import type { Licence } from '../../../core/http/handler.ts'

/** Profile texts from a form, without empty ones and without anything that is not a profile field (SEC-12). */
export const readProfileFields = (form: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    profileTextFields.flatMap((field) => {
      const value = form[field]
      const given = typeof value === 'string' ? normaliseField(field, value) : ''
      return given === '' ? [] : [[field, given]]
    }),
  )

export interface Registration {
  readonly profile: Readonly<Record<string, string>>
  readonly currency: string
  readonly licence: Licence
  readonly now: Date
}

/** AUTH-10: profile texts the operator requires at registration. */
export function requiredAtRegistration(licence: Licence): string[] {
  const { contexts } = readPlayerFields(licence)
  return (contexts['registration'] ?? []).filter(
    (field) => profileTextFields.includes(field) && !isOptionalField(field),
  )
}

/** Validates a new player's details: errors by field, empty when they are valid. */
export function registrationErrors({ profile, currency, licence, now }: Registration): FieldErrors {
  const facts = { now, law: readLicence(licence), country: profile['country'] ?? null }
  const rules = new Map(readPlayerFields(licence).fields.map((rule) => [rule.field, rule]))
  const missing = requiredAtRegistration(licence).filter(
    (field) => !(field in profile) && isFieldOf(field, profile['country']),
  )
  const wrong = Object.entries(profile).flatMap(([field, value]) => {
    const verdict = judgeConfiguredField(rules.get(field) ?? { field }, value, facts)
    return verdict ? [[field, { [verdict]: true }]] : []
  })
  const isOffered = registrationCurrencies(licence).includes(currency)
  const isCountry = readCountries().some(({ code }) => code === profile['country'])
  return {
    ...(isOffered ? {} : { currency: { currency_unavailable: true } }),
    ...(isCountry ? {} : { country: { invalid: true } }),
    ...Object.fromEntries(wrong),
    ...Object.fromEntries(missing.map((field) => [field, { required: true }])),
  }
}
