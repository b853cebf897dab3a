import { useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { useResendConfirmation } from '../../features/auth/useResendConfirmation'
import { playerQuery } from '../../features/profile/queries'
import { useT } from '../../lib/i18n/TextsProvider'
import { Icon } from '../../ui/Icon'

/** NAV-32: until the email is confirmed, a line under the header offers to resend the confirmation. */
export default function UnconfirmedNotice() {
  const t = useT('shell')
  const { data: player } = useQuery(playerQuery())
  const resend = useResendConfirmation()
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
