import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { wayOut } from '../../../ui/forms/wayOut'
import { playerQuery } from '../../profile/queries'
import { useResendConfirmation } from '../useResendConfirmation'

/** Sends the player's confirmation link again, next to an error about an unconfirmed address. */
export function ResendLink() {
  const t = useT('auth')
  const { data: player } = useQuery(playerQuery())
  const resend = useResendConfirmation()
  if (!player) return null
  return (
    <button type="button" className={wayOut} disabled={resend.isPending} onClick={() => resend.mutate(player.email)}>
      {t('emailVerify.resend')}
    </button>
  )
}
