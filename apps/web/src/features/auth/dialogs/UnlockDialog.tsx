import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Icon } from '../../../ui/Icon'
import { EmptyState } from '../../../ui/states/EmptyState'
import { Spinner } from '../../../ui/states/Spinner'
import { playerQuery } from '../../profile/queries'
import { useUnlock } from '../mutations'
import { unlockQuery } from '../queries'
import { storedRedirect } from '../storedRedirect'

/**
 * Target of the emailed link that unlocks an account: a press unlocks it, then the player logs in or sets a new
 * password.
 */
export default function UnlockDialog({ token }: { readonly token: string }) {
  const t = useT('auth')
  const dialogs = useDialogs()
  const { close } = useDialog()
  const { data: player } = useQuery(playerQuery())
  const { isSuccess: isGood, isError: isBad } = useQuery(unlockQuery(token))
  const { mutate, isPending, isSuccess, isError: isRefused } = useUnlock()
  const isError = isBad || isRefused
  // A player who is already logged in needs neither of them.
  const goOn = <Button onClick={close}>{t('confirmation.continue')}</Button>
  return (
    <Dialog title={t('unlock.title')} size="small">
      <div aria-live="polite">
        {isSuccess && (
          <EmptyState
            art={<Icon of={LockKeyholeOpen} size={56} className="text-win" />}
            title={t('unlock.doneTitle')}
            text={t('unlock.done')}
            action={
              player ? (
                goOn
              ) : (
                <Button tone="action" onClick={() => dialogs.replace('signIn', storedRedirect())}>
                  {t('signIn.submit')}
                </Button>
              )
            }
          />
        )}
        {isError && (
          <EmptyState
            art={<Icon of={LockKeyhole} size={56} className="text-danger-text" />}
            title={t('confirmation.failedTitle')}
            text={t('unlock.failed')}
            action={
              player ? (
                goOn
              ) : (
                <Button onClick={() => dialogs.replace('remind', storedRedirect())}>{t('newPassword.title')}</Button>
              )
            }
          />
        )}
        {isGood && !isSuccess && !isError && (
          <EmptyState
            art={<Icon of={LockKeyhole} size={56} className="text-accent-text" />}
            title={t('unlock.title')}
            text={t('unlock.ask')}
            action={
              <Button tone="action" waiting={isPending} onClick={() => mutate(token)}>
                {t('unlock.submit')}
              </Button>
            }
          />
        )}
        {!isGood && !isError && (
          <p className="flex items-center justify-center gap-3 py-12 text-text-2">
            <Spinner />
            {t('unlock.title')}
          </p>
        )}
      </div>
    </Dialog>
  )
}
