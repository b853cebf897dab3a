import { useQuery } from '@tanstack/react-query'
import { MailCheck, MailOpen, MailX } from 'lucide-react'
import { useEffect } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Icon } from '../../../ui/Icon'
import { EmptyState } from '../../../ui/states/EmptyState'
import { Spinner } from '../../../ui/states/Spinner'
import { playerQuery } from '../../profile/queries'
import { useConfirm, useResendConfirmation } from '../mutations'
import { confirmationQuery } from '../queries'
import { storedRedirect } from '../storedRedirect'

/**
 * AUTH-13: target of the emailed link. Opening it changes nothing, because mail programs open links too. If its owner
 * is logged in, it confirms at once; any other visitor presses a button.
 */
export default function ConfirmationDialog({ token }: { readonly token: string }) {
  const t = useT('auth')
  const { close } = useDialog()
  const { data: player, isPending: isPlayerPending } = useQuery(playerQuery())
  const { data: owner, isError } = useQuery(confirmationQuery(token))
  const { mutate, isIdle, isPending, isSuccess, isError: isRefused } = useConfirm()
  const isOwn = owner !== undefined && owner.id === player?.id
  useEffect(() => {
    if (isOwn && isIdle) mutate(token)
  }, [isOwn, isIdle, mutate, token])
  // An old link for an address that is already confirmed has nothing left to do.
  const isDone = isSuccess || ((isError || isRefused) && Boolean(player?.confirmed_at))
  const hasFailed = !isDone && (isError || isRefused)
  const mayAsk = owner !== undefined && !isOwn && !isPlayerPending && !isDone && !hasFailed
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
        {hasFailed && <Failed email={player?.email} />}
        {mayAsk && (
          <EmptyState
            art={<Icon of={MailOpen} size={56} className="text-accent-text" />}
            title={owner.email}
            text={t('confirmation.ask')}
            action={
              <Button tone="action" waiting={isPending} onClick={() => mutate(token)}>
                {t('confirmation.submit')}
              </Button>
            }
          />
        )}
        {!isDone && !hasFailed && !mayAsk && (
          <p className="flex items-center justify-center gap-3 py-12 text-text-2">
            <Spinner />
            {t('confirmation.title')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** A link that no longer works: a player gets a new one, a guest logs in first. */
function Failed({ email }: { readonly email: string | undefined }) {
  const t = useT('auth')
  const dialogs = useDialogs()
  const resend = useResendConfirmation()
  const text = resend.isSuccess ? 'resent' : email === undefined ? 'failedGuest' : 'failed'
  return (
    <EmptyState
      art={<Icon of={MailX} size={56} className="text-danger-text" />}
      title={t('confirmation.failedTitle')}
      text={t(`confirmation.${text}`, { email: email ?? '' })}
      action={
        email === undefined ? (
          <Button tone="action" onClick={() => dialogs.replace('signIn', storedRedirect())}>
            {t('signIn.submit')}
          </Button>
        ) : (
          <Button waiting={resend.isPending} disabled={resend.isSuccess} onClick={() => resend.mutate(email)}>
            {t('confirmation.resend')}
          </Button>
        )
      }
    />
  )
}
