import { MailCheck, MailX } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Icon } from '../../../ui/Icon'
import { EmptyState } from '../../../ui/states/EmptyState'
import { useUnsubscribe } from '../mutations'

/** Target of the link in promotional emails: a press ends them, without logging in. */
export default function UnsubscribeDialog({ token }: { readonly token: string }) {
  const t = useT('profile')
  const { close } = useDialog()
  const { mutate, isPending, isSuccess, isError } = useUnsubscribe()
  const done = <Button onClick={close}>{t('unsubscribe.close')}</Button>
  return (
    <Dialog title={t('unsubscribe.title')} size="small">
      <div aria-live="polite">
        {isSuccess && (
          <EmptyState
            art={<Icon of={MailCheck} size={56} className="text-win" />}
            title={t('unsubscribe.doneTitle')}
            text={t('unsubscribe.done')}
            action={done}
          />
        )}
        {!isSuccess && (
          <EmptyState
            art={<Icon of={MailX} size={56} className="text-accent-text" />}
            text={t(isError ? 'unsubscribe.failed' : 'unsubscribe.ask')}
            action={
              isError ? (
                done
              ) : (
                <Button tone="action" waiting={isPending} onClick={() => mutate(token)}>
                  {t('unsubscribe.submit')}
                </Button>
              )
            }
          />
        )}
      </div>
    </Dialog>
  )
}
