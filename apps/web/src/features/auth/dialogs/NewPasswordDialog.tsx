import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useDialogs } from '../../../lib/dialogs'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { useDialog } from '../../../ui/dialogContext'
import { FormNote } from '../../../ui/FormNote'
import { playerQuery } from '../../profile/queries'
import { NewPasswordFields } from '../components/NewPasswordFields'
import { useSetPassword } from '../mutations'

/** AUTH-12: the mailed link leads here; a link that no longer works offers a new one. */
export default function NewPasswordDialog({ token }: { readonly token: string }) {
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
      // Who is logged in on this device stays so.
      if (player) close()
      else dialogs.replace('signIn', {})
    } catch (error) {
      const failure = failureOf(error, ['password', 'password_confirmation', 'reset_password_token'])
      for (const field of ['password', 'password_confirmation'] as const)
        if (failure.fields[field])
          setError(field, { type: 'server', message: failure.fields[field] }, { shouldFocus: true })
      setNote(failure.fields['reset_password_token'] ? t('newPassword.badLink') : failure.general)
    }
  })
  return (
    <Dialog title={t('newPassword.title')} size="small">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormNote text={note} />
        {note === t('newPassword.badLink') && !player && (
          <Button onClick={() => dialogs.replace('remind', {})}>{t('remind.submit')}</Button>
        )}
        <FormProvider {...form}>
          <NewPasswordFields />
        </FormProvider>
        <Button type="submit" tone="action" size="large" block waiting={formState.isSubmitting}>
          {t('newPassword.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
