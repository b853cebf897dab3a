import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { recall } from '../../../lib/browser/storage'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useErrorText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Field } from '../../../ui/forms/Field'
import { FormNote } from '../../../ui/forms/FormNote'
import { TextInput } from '../../../ui/forms/TextInput'
import { Icon } from '../../../ui/Icon'
import { EmptyState } from '../../../ui/states/EmptyState'
import { isEmail } from '../model'
import { useRequestPassword } from '../mutations'
import { storeRedirect } from '../storedRedirect'

/** AUTH-11: sends a link for a new password. The answer is the same for every address (SEC-05). */
export default function RemindDialog({ redirect }: { readonly redirect?: string }) {
  const t = useT('auth')
  const words = useErrorText()
  const failureOf = useFormFailure()
  const dialogs = useDialogs()
  const back = () => dialogs.replace('signIn', redirect === undefined ? {} : { redirect })
  const request = useRequestPassword()
  const [note, setNote] = useState<string>()
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { email: recall('auth.lastEmail') ?? '' },
  })
  const error = formState.errors.email?.message

  const submit = handleSubmit(async ({ email }) => {
    setNote(undefined)
    try {
      await request.mutateAsync(email.trim())
      storeRedirect(redirect)
    } catch (failed) {
      const failure = failureOf(failed, [])
      setNote(failure.general)
    }
  })
  if (request.isSuccess)
    return (
      <Dialog title={t('remind.title')} size="small" onBack={back}>
        <EmptyState
          art={<Icon of={MailCheck} size={56} className="text-accent-text" />}
          title={t('remind.sentTitle')}
          text={t('remind.sent', { email: getValues('email') })}
          action={<Button onClick={back}>{t('remind.back')}</Button>}
        />
      </Dialog>
    )
  return (
    <Dialog title={t('remind.title')} size="small" onBack={back}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-text-2">{t('remind.text')}</p>
        <FormNote text={note} />
        <Field label={t('fields.email')} error={error && words(error, 'email')}>
          {(ids) => (
            <TextInput
              {...ids}
              {...register('email', { required: 'required', validate: (value) => isEmail(value) || 'invalid' })}
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
            />
          )}
        </Field>
        <Button type="submit" tone="action" size="large" block waiting={formState.isSubmitting}>
          {t('remind.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
