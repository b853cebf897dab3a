/** Any call may answer these; its row does not list them. */
export const generalCodes = [
  'unauthorized',
  'forbidden',
  'not_found',
  'too_many_requests',
  'payload_too_large',
  'unsupported_media_type',
  'unexpected',
  'unavailable',
  'idempotency_key_reused',
  'malformed',
] as const

/**
 * The closed list of error codes on the wire (OPEN-61): `{ errors: { [field]: { [code]: text } } }`.
 * A client decides by the code, never by the text.
 */
export const errorCodes = [
  ...generalCodes,
  // of any field
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'not_a_multiple',
  'not_an_integer',
  'must_be_accepted',
  'unknown_value',
  // tournaments
  'not_open',
  'not_eligible',
  // auth
  'taken',
  'wrong_characters',
  'too_common',
  'confirmation_differs',
  'not_found_in_database',
  'wrong_password',
  'wrong_current_password',
  'locked',
  'passwords_locked',
  'unconfirmed',
  'already_confirmed',
  'limit_restrict_access',
  'codes_locked',
  'sign_in_expired',
  'too_young',
  'captcha_needed',
  'captcha_failed',
  'registration_restricted',
  'login_restricted',
  'update_was_not_performed',
  'sign_up_incomplete',
  'profile_incomplete',
  'self_excluded',
  'account_held',
  'account_locked',
  // documents
  'file_missing',
  'file_type_unknown',
  'file_too_large',
  'file_empty',
  'too_many_documents',
  'not_deletable',
  // money
  'not_enough_money',
  'method_unavailable',
  'not_recallable',
  'limit_reached',
  'limit_in_force',
  'can_not_change_limit_expires_less_than_7_days',
  'card_invalid',
  'card_expired',
  'address_invalid',
  'iban_invalid',
  'iban_lithuania',
  'wager_active',
  'verification_needed',
  'debt_open',
  'forfeits_gifts',
  'provider_unavailable',
  'amount_invalid',
  'currency_unavailable',
  'not_activatable',
  'not_cancelable',
  // points
  'not_enough',
  'multi_account',
  'bonuses_off',
  // games
  'game_unavailable',
  'demo_unavailable',
  'login_needed',
  'archived',
] as const

export type ErrorCode = (typeof errorCodes)[number]
export type GeneralCode = (typeof generalCodes)[number]

/** Body of every rejection. */
export interface Errors {
  readonly errors: { readonly [field: string]: { readonly [code: string]: string } }
  /** Only on `unexpected`: the id of the log entry with the cause. */
  readonly reference?: string
}
