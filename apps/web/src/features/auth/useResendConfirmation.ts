import { useMutation } from '@tanstack/react-query'
import { ApiError, api } from '../../lib/api'
import { type Notice, showNotice, somethingWrong } from '../../lib/notices'
import { useSite } from '../../lib/page/site'

/** ERR-05 */
const confirmationSent: Notice = { name: 'confirmationSent', kind: 'success' }

/** Sends the confirmation link of an address again, and confirms it. */
export function useResendConfirmation() {
  const site = useSite()
  return useMutation({
    mutationFn: (email: string) => api('auth.resendConfirmation', { body: { user: { email } } }),
    onSuccess: (_, email) => showNotice(site, confirmationSent, { email }),
    onError: (error) => {
      // ERR-05: the first error for the email is the message.
      const says = error instanceof ApiError ? Object.values(error.errors['email'] ?? {})[0] : undefined
      return showNotice(site, somethingWrong, { says })
    },
  })
}
