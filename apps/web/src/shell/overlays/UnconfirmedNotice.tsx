import { useMutation, useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { playerQuery } from '../../features/profile/queries'
import { ApiError, api } from '../../lib/api'
import { useT } from '../../lib/i18n/TextsProvider'
import { type Notice, showNotice, somethingWrong } from '../../lib/notices'
import { useSite } from '../../lib/page/site'
import { Icon } from '../../ui/Icon'

/** ERR-05 */
const confirmationSent: Notice = { name: 'confirmationSent', kind: 'success' }

/** NAV-32: until the email is confirmed, a line under the header offers to resend the confirmation. */
export default function UnconfirmedNotice() {
  const t = useT('shell')
  const site = useSite()
  const { data: player } = useQuery(playerQuery())
  const resend = useMutation({
    mutationFn: (email: string) => api('auth.resendConfirmation', { body: { user: { email } } }),
    onSuccess: (_, email) => showNotice(site, confirmationSent, { email }),
    onError: (error) => {
      // ERR-05: the first error for the email is the message.
      const says = error instanceof ApiError ? Object.values(error.errors['email'] ?? {})[0] : undefined
      return showNotice(site, somethingWrong, { says })
    },
  })
  if (!player || player.confirmed_at !== null) return null
  return (
    <div
      role="status"
      className="flex items-center gap-x-3 border-b border-line bg-warn/10 px-(--page-x) max-md:text-12/4.5 md:py-2.5"
    >
      <Icon of={MailWarning} className="text-warn" />
      <p className="min-w-0 flex-1 wrap-anywhere max-md:line-clamp-2">
        {t('unconfirmed.text', { email: player.email })}
      </p>
      <button
        type="button"
        disabled={resend.isPending}
        onClick={() => resend.mutate(player.email)}
        className="max-w-32 shrink-0 py-1 font-[650] text-accent-text underline underline-offset-3 disabled:opacity-60 max-md:min-h-11"
      >
        {t('unconfirmed.resend')}
      </button>
    </div>
  )
}
