import { judgeAge, minimumAge, type PersonLaw, readWireDay } from './birthdate.ts'
import { judgeAddress, judgeCity, judgeName, judgeNickname, judgePersonalId, judgePhone } from './person.ts'
import { judgePostalCode } from './postal.ts'
import { required } from './required.ts'
import { type InputKind, normalise } from './text/normalise.ts'
import type { Verdict } from './verdict.ts'

/** The facts that the verdict on one field may depend on. */
export interface FieldFacts {
  readonly now: Date
  readonly law: PersonLaw
  /** The player's country after the change. */
  readonly country: string | null
  /** From the configuration; the legal age is the minimum (OPEN-18). */
  readonly minAge?: number
}

const judges: Readonly<Record<string, (value: string, facts: FieldFacts) => Verdict>> = {
  first_name: judgeName,
  last_name: judgeName,
  nickname: judgeNickname,
  date_of_birth: (value, { now, law, country, minAge = 0 }) =>
    judgeAge(readWireDay(value), { now, zone: law.zone, minimum: Math.max(minAge, minimumAge(law, country)) }),
  gender: (value) => (value === 'm' || value === 'f' ? undefined : 'invalid'),
  country: (value) => (/^[A-Z]{2}$/.test(value) ? undefined : 'invalid'),
  city: judgeCity,
  address: judgeAddress,
  postal_code: (value, { country }) => judgePostalCode(value, country),
  state: judgeName,
  mobile_phone: judgePhone,
  personal_id_number: (value, { law }) => judgePersonalId(value, law.personal_id),
}

const inputKinds: Readonly<Record<string, InputKind>> = {
  mobile_phone: 'number',
  postal_code: 'number',
  personal_id_number: 'code',
}

/** A text field of a profile in the form that is checked and stored. */
export const normaliseField = (field: string, value: string): string => normalise(value, inputKinds[field] ?? 'text')

/** Text fields of a profile, in the words of the wire. */
export const profileTextFields: readonly string[] = Object.keys(judges)

/** The verdict on one text field of a profile (VAL-04 to VAL-14); 'invalid' for a field there is not. */
export const judgeProfileField = (field: string, value: string, facts: FieldFacts): Verdict =>
  Object.hasOwn(judges, field) ? required(judges[field], field)(value, facts) : 'invalid'
