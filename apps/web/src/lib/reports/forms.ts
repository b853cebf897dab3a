import { ApiError } from '@apogee/contract/protocol/failures'
import { sendFormErrors } from './send'

/** Form names in error reports (wire-facts 11.5). */
export type FormName =
  | 'LoginForm'
  | 'RegistrationForm'
  | 'ProfileEdit'
  | 'UserInfoStep'
  | 'UserInfoAddress'
  | 'CashboxOthersForms'

type Invalid = Readonly<Record<string, { readonly message?: unknown } | undefined>>

/**
 * VAL-28: for `handleSubmit`; reports the values that the form's own schema rejected: fields and codes, never the typed
 * text.
 */
export const reportInvalid =
  (component: FormName) =>
  (invalid: Invalid): void => {
    const errors = Object.entries(invalid).map(([key, error]) => ({
      key,
      firstMessage: String(error?.message ?? 'invalid'),
    }))
    void sendFormErrors({ component, side: 'frontEnd', errors })
  }

/** VAL-28: reports why the server rejected a form. Other failures are not caused by the form. */
export function reportRejected(component: FormName, error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 422) return
  const errors = Object.entries(error.errors).map(([key, codes]) => ({
    key,
    firstMessage: Object.keys(codes)[0] ?? 'invalid',
  }))
  void sendFormErrors({ component, side: 'backEnd', errors })
}
