import type { PersonLaw } from '../birthdate.ts'

/** The laws of the licences in `content/licences`, for tests. */
export const laws = {
  CW: { zone: 'UTC', minimum_age: 18, minimum_age_in: { EE: 21 }, personal_id: 'any' },
  EE: { zone: 'Europe/Tallinn', minimum_age: 21, minimum_age_in: {}, personal_id: 'estonian' },
} as const satisfies Record<string, PersonLaw>
