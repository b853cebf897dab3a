import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailCheck, MailX } from 'lucide-react'
import { useEffect } from 'react'
import { useDialogs } from '../../../lib/dialogs'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { useDialog } from '../../../ui/dialogContext'
import { EmptyState } from '../../../ui/EmptyState'
import { Icon } from '../../../ui/Icon'
import { Spinner } from '../../../ui/Spinner'
import { playerQuery } from '../../profile/queries'
import { useResendConfirmation } from '../mutations'
import { confirmQuery } from '../queries'

/** AUTH-13: the mailed link leads here. The token works once; whoever is logged in sees his notice go at once. */
export default function ConfirmationDialog({ token }: { readonly token: string }) {
  const t = useT('auth')
  const { close } = useDialog()
  const dialogs = useDialogs()
  const client = useQueryClient()
  const { data: player } = useQuery(playerQuery())
  const { isSuccess, isError } = useQuery(confirmQuery(token))
  const resend = useResendConfirmation()
  useEffect(() => {
    if (isSuccess) void client.invalidateQueries({ queryKey: playerQuery().queryKey })
  }, [isSuccess, client])
  // An old link of an address that is confirmed has nothing left to do.
  const isDone = isSuccess || (isError && Boolean(player?.confirmed_at))
  return (
    <Dialog title={t('confirmation.title')} size="small">
      <div aria-live="polite">
        {isDone && (
          <EmptyState
            art={<Icon of={MailCheck} size={56} className="text-win" />}
            title={t('confirmation.doneTitle')}
            text={t('confirmation.done')}
            action={
              <Button tone="action" onClick={close}>
                {t('confirmation.continue')}
              </Button>
            }
          />
        )}
        {isError && !isDone && (
          <EmptyState
            art={<Icon of={MailX} size={56} className="text-danger-text" />}
            title={t('confirmation.failedTitle')}
            text={
              player
                ? resend.isSuccess
                  ? t('confirmation.resent', { email: player.email })
                  : t('confirmation.failed')
                : t('confirmation.failedGuest')
            }
            action={
              player ? (
                <Button
                  waiting={resend.isPending}
                  disabled={resend.isSuccess}
                  onClick={() => resend.mutate(player.email)}
                >
                  {t('confirmation.resend')}
                </Button>
              ) : (
                <Button tone="action" onClick={() => dialogs.replace('signIn', {})}>
                  {t('signIn.submit')}
                </Button>
              )
            }
          />
        )}
        {!isSuccess && !isError && (
          <p className="flex items-center justify-center gap-3 py-12 text-text-2">
            <Spinner />
            {t('confirmation.title')}
          </p>
        )}
      </div>
    </Dialog>
  )
}
