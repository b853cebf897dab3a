import { ApiError } from '@apogee/contract/failures'
import { sendFormErrors } from './send'

/** Names of forms in the reports of their errors (wire-facts 11.5). */
export type FormName =
  | 'LoginForm'
  | 'RegistrationForm'
  | 'ProfileEdit'
  | 'UserInfoStep'
  | 'UserInfoAddress'
  | 'CashboxOthersForms'

type Invalid = Readonly<Record<string, { readonly message?: unknown } | undefined>>

/** VAL-28: for `handleSubmit`, reports what the form's own schema refused. Fields and codes, never what was typed. */
export const reportInvalid =
  (component: FormName) =>
  (invalid: Invalid): void => {
    const errors = Object.entries(invalid).map(([key, error]) => ({
      key,
      firstMessage: String(error?.message ?? 'invalid'),
    }))
    void sendFormErrors({ component, side: 'frontEnd', errors })
  }

/** VAL-28: reports what the server refused a form for. Whatever else went wrong is no fault of the form. */
export function reportRefused(component: FormName, error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 422) return
  const errors = Object.entries(error.errors).map(([key, codes]) => ({
    key,
    firstMessage: Object.keys(codes)[0] ?? 'invalid',
  }))
  void sendFormErrors({ component, side: 'backEnd', errors })
}
