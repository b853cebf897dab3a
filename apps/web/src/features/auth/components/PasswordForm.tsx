import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { FormNote } from '../../../ui/forms/FormNote'
import { PasswordInput } from '../../../ui/forms/PasswordInput'
import { useChangePassword } from '../securityMutations'
import { NewPasswordFields } from './NewPasswordFields'

const names = ['current_password', 'password', 'password_confirmation'] as const
const empty = { current_password: '', password: '', password_confirmation: '' }

/** PROF-15: a new password for a player who knows the current one; all other devices are logged out. */
export function PasswordForm({ email }: { readonly email: string }) {
  const t = useT('auth')
  const fieldText = useFieldText()
  const failureOf = useFormFailure()
  const change = useChangePassword()
  const [note, setNote] = useState<string>()
  const form = useForm({ defaultValues: empty })
  const { register, handleSubmit, formState, setError, reset } = form
  const { errors } = formState
  const submit = handleSubmit(async (user) => {
    setNote(undefined)
    try {
      await change.mutateAsync(user)
      reset(empty)
      toast({ kind: 'success', title: t('change.done'), text: t('change.doneText') })
    } catch (error) {
      const failure = failureOf(error, names)
      for (const field of names.toReversed())
        if (failure.fields[field])
          setError(field, { type: 'server', message: failure.fields[field] }, { shouldFocus: true })
      setNote(failure.general)
    }
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-md gap-4 *:min-w-0">
      <FormNote text={note} />
      {/* Tells password managers whose password changes. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('change.current')} error={fieldText(errors.current_password)}>
        {(ids) => (
          <PasswordInput
            {...ids}
            {...register('current_password', { required: 'required' })}
            autoComplete="current-password"
          />
        )}
      </Field>
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      <Button type="submit" tone="second" className="justify-self-start" waiting={formState.isSubmitting}>
        {t('change.submit')}
      </Button>
    </form>
  )
}
