import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../../../lib/i18n/useErrorText'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { FormNote } from '../../../ui/forms/FormNote'
import { Icon } from '../../../ui/Icon'
import { EmptyState } from '../../../ui/states/EmptyState'
import { LimitFields } from '../components/LimitFields'
import { type LimitEditProps, useLimitForm } from '../components/useLimitForm'
import { useLimitLabels } from '../components/useLimitLabels'
import { maskedEmail } from '../model'
import { useRemoveLimit } from '../mutations'

/** PROF-14, SAFE-01: sets, tightens, loosens or removes a limit, and says when that takes effect. */
export default function LimitEditDialog(props: LimitEditProps) {
  const { t } = useLimitLabels()
  const words = useErrorText()
  const { close } = useDialog()
  const form = useLimitForm(props)
  const remove = useRemoveLimit()
  const [mailed, setMailed] = useState<'change' | 'removal'>()
  const { row, effect } = form
  const title = row ? t('edit.change') : t('set')
  const { summary } = form
  const saved = (isWaiting: boolean) => {
    if (isWaiting) return setMailed('change')
    toast({ kind: 'success', id: 'limitSaved', title: t('edit.saved'), ...(summary && { text: summary }) })
    close()
  }
  const removed = (isWaiting: boolean) => {
    if (isWaiting) return setMailed('removal')
    toast({ kind: 'success', id: 'limitSaved', title: t('edit.saved') })
    close()
  }
  const mailedText = t('edit.mailedText', { email: maskedEmail(form.email) })
  if (mailed)
    return (
      <Dialog title={title} size="small">
        <EmptyState
          art={<Icon of={MailCheck} size={56} className="text-info" />}
          title={t('edit.mailed')}
          text={mailed === 'change' && summary ? `${summary}. ${mailedText}` : mailedText}
          action={<Button onClick={close}>{t('close')}</Button>}
        />
      </Dialog>
    )
  const isGoing = row?.pending?.isRemoval ?? false
  return (
    <Dialog
      title={title}
      size="small"
      foot={
        <>
          <Button type="submit" form="limit-edit" tone="action" size="large" block waiting={form.isWaiting}>
            {t(row ? 'edit.save' : 'set')}
          </Button>
          {row && !isGoing && (
            <Button
              tone="plain"
              block
              waiting={remove.isPending}
              onClick={() => remove.mutate(row.limit.id, { onSuccess: () => removed(row.kind !== 'reality_check') })}
            >
              {t('edit.remove')}
            </Button>
          )}
        </>
      }
    >
      <form
        method="post"
        id="limit-edit"
        noValidate
        onSubmit={(event) => form.submit(event, saved)}
        className="grid gap-5 short:gap-2"
      >
        <FormNote text={form.general ?? (remove.isError ? words('unexpected') : undefined)} />
        <LimitFields {...{ ...props, form }} />
        <p className="rounded-control bg-surface-2 p-3 text-14 text-text-2" aria-live="polite">
          {t(`edit.${effect ?? 'rule'}`)}
        </p>
      </form>
    </Dialog>
  )
}
