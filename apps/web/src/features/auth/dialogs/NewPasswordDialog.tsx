import { useQuery } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { FormNote } from '../../../ui/forms/FormNote'
import { Icon } from '../../../ui/Icon'
import { EmptyState } from '../../../ui/states/EmptyState'
import { playerQuery } from '../../profile/queries'
import { NewPasswordFields } from '../components/NewPasswordFields'
import { useSetPassword } from '../mutations'
import { storedRedirect } from '../storedRedirect'

/** AUTH-12: target of the emailed link; a link that no longer works offers a new one. */
export default function NewPasswordDialog({ token }: { readonly token: string }) {
  const t = useT('auth')
  return (
    <Dialog title={t('newPassword.title')} size="small">
      {token === '' ? <Incomplete /> : <NewPasswordForm token={token} />}
    </Dialog>
  )
}

/** The token is missing from the address, so no password can be set. */
function Incomplete() {
  const t = useT('auth')
  const dialogs = useDialogs()
  const href = useHref()
  const { data: player } = useQuery(playerQuery())
  return (
    <EmptyState
      art={<Icon of={Link2Off} size={56} className="text-text-2" />}
      title={t('newPassword.incompleteTitle')}
      text={t('newPassword.incomplete')}
      action={
        player ? (
          <a href={href('/profile/security')} className={buttonStyle({ tone: 'action' })}>
            {t('change.submit')}
          </a>
        ) : (
          <Button tone="action" onClick={() => dialogs.replace('remind', storedRedirect())}>
            {t('remind.submit')}
          </Button>
        )
      }
    />
  )
}

function NewPasswordForm({ token }: { readonly token: string }) {
  const t = useT('auth')
  const failureOf = useFormFailure()
  const dialogs = useDialogs()
  const { close } = useDialog()
  const { data: player } = useQuery(playerQuery())
  const setPassword = useSetPassword()
  const [note, setNote] = useState<string>()
  const form = useForm({ defaultValues: { password: '', password_confirmation: '' } })
  const { handleSubmit, formState, setError } = form
  const submit = handleSubmit(async (values) => {
    setNote(undefined)
    try {
      await setPassword.mutateAsync({ reset_password_token: token, ...values })
      toast({ kind: 'success', title: t('newPassword.done') })
      // A player who is logged in on this device stays logged in.
      if (player) close()
      else dialogs.replace('signIn', storedRedirect())
    } catch (error) {
      const failure = failureOf(error, ['password', 'password_confirmation', 'reset_password_token'])
      for (const field of ['password', 'password_confirmation'] as const)
        if (failure.fields[field])
          setError(field, { type: 'server', message: failure.fields[field] }, { shouldFocus: true })
      setNote(failure.fields['reset_password_token'] ? t('newPassword.badLink') : failure.general)
    }
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <FormNote text={note} />
      {note === t('newPassword.badLink') && !player && (
        <Button onClick={() => dialogs.replace('remind', storedRedirect())}>{t('remind.submit')}</Button>
      )}
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      <Button type="submit" tone="action" size="large" block waiting={formState.isSubmitting}>
        {t('newPassword.submit')}
      </Button>
    </form>
  )
}
