import { signInFields } from '@apogee/contract/auth'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../lib/api'
import { recall, remember } from '../../../lib/browser/storage'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { reportInvalid, reportRejected } from '../../../lib/reports/forms'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { FormNote } from '../../../ui/forms/FormNote'
import { PasswordInput } from '../../../ui/forms/PasswordInput'
import { TextInput } from '../../../ui/forms/TextInput'
import { hasCode, returnPath } from '../model'
import { type SignedIn, useSignIn } from '../mutations'
import { OtherProviders } from './OtherProviders'
import { OtherWay } from './OtherWay'

const fields = signInFields.pick({ email: true, password: true })

interface PasswordStepProps {
  readonly redirect: string | undefined
  /** Why the form is shown again. */
  readonly why: string | undefined
  readonly onEntered: (player: SignedIn) => Promise<void>
  /** The password was correct, and a code is required. */
  readonly onCode: () => void
}

/** AUTH-01: email and password; typed values survive errors. */
export function PasswordStep({ redirect, why, onEntered, onCode }: PasswordStepProps) {
  const t = useT('auth')
  const fieldText = useFieldText()
  const failureOf = useFormFailure()
  const dialogs = useDialogs()
  const signIn = useSignIn(returnPath(redirect, false))
  const [note, setNote] = useState(why)
  const way = redirect === undefined ? {} : { redirect }
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { email: recall('auth.lastEmail') ?? '', password: '' },
  })
  const { errors } = formState

  const submit = handleSubmit(async (user) => {
    setNote(undefined)
    try {
      const player = await signIn.mutateAsync(user)
      remember('auth.lastEmail', user.email)
      await onEntered(player)
    } catch (error) {
      if (error instanceof ApiError && hasCode(error.errors['otp_attempt'], 'required')) {
        remember('auth.lastEmail', user.email)
        return onCode()
      }
      const failure = failureOf(error, ['email', 'password'])
      for (const field of ['email', 'password'] as const) {
        const message = failure.fields[field]
        if (message !== undefined) setError(field, { type: 'server', message }, { shouldFocus: true })
      }
      setNote(failure.general)
      reportRejected('LoginForm', error)
    }
  }, reportInvalid('LoginForm'))
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <FormNote text={note} />
      <Field label={t('fields.email')} error={fieldText(errors.email, 'email')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...register('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field
        label={t('fields.password')}
        error={fieldText(errors.password)}
        aside={
          <button type="button" className="link text-accent-text" onClick={() => dialogs.replace('remind', way)}>
            {t('signIn.remind')}
          </button>
        }
      >
        {(ids) => <PasswordInput {...ids} {...register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" tone="action" size="large" block waiting={formState.isSubmitting}>
        {t('signIn.submit')}
      </Button>
      <OtherProviders redirect={redirect} />
      <OtherWay question={t('signIn.noAccount')} answer={t('signIn.signUp')} dialog="signUp" redirect={redirect} />
    </form>
  )
}
