/** The person in a query. The more details are known, the surer is the answer. */
export interface RegisterPerson {
  /** Code of the licence whose register is asked. */
  readonly licence: string
  readonly personalId: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  /** ISO date. */
  readonly dateOfBirth: string | null
  readonly country: string | null
}

export interface RegisterAnswer {
  readonly isExcluded: boolean
  /** When the exclusion ends; null: unknown, or never. */
  readonly until: Date | null
}

/** A national register of persons who are excluded from gambling. */
export interface ExclusionRegister {
  /** Throws {@link RegisterUnavailable} without an answer within the time. */
  ask(person: RegisterPerson, timeoutMs: number): Promise<RegisterAnswer>
}

export class RegisterUnavailable extends Error {
  override name = 'RegisterUnavailable'
}
