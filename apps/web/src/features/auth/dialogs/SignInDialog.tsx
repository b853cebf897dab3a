import { signInFields } from '@apogee/contract/auth'
import { zodResolver } from '@hookform/resolvers/zod'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDialogs } from '../../../lib/dialogs'
import { goOnIn, languageToGoOn } from '../../../lib/i18n/chosenLocale'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { reportInvalid, reportRefused } from '../../../lib/reports/forms'
import { useSite } from '../../../lib/site'
import { recall, remember } from '../../../lib/storage'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { useDialog } from '../../../ui/dialogContext'
import { Field } from '../../../ui/Field'
import { FormNote } from '../../../ui/FormNote'
import { PasswordInput } from '../../../ui/PasswordInput'
import { TextInput } from '../../../ui/TextInput'
import { OtherProviders } from '../components/OtherProviders'
import { OtherWay } from '../components/OtherWay'
import { returnPath } from '../model'
import { useSignIn } from '../mutations'

const fields = signInFields.pick({ email: true, password: true })

/** Log in by email and password (AUTH-01); what was typed stays whatever happens. */
/** What lies under the dialog; under one that was the first page of the visit, the lobby. */
function pathBelow({ state: { location } }: AnyRouter): string {
  return location.state.dialogs?.length ? location.href : '/'
}

export default function SignInDialog({ redirect }: { readonly redirect?: string }) {
  const t = useT('auth')
  const fieldText = useFieldText()
  const failureOf = useFormFailure()
  const dialogs = useDialogs()
  const { close } = useDialog()
  const router = useRouter()
  const { brand, locale } = useSite()
  const signIn = useSignIn()
  const [note, setNote] = useState<string>()
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
      const path = returnPath(redirect, false)
      const language = languageToGoOn(player.language, locale, brand.locales)
      if (language) goOnIn(language, path ?? pathBelow(router), brand.locales)
      else if (path) await router.navigate({ href: path } as never)
      else close()
    } catch (error) {
      const failure = failureOf(error, ['email', 'password'])
      for (const [field, message] of Object.entries(failure.fields))
        setError(field as 'email' | 'password', { type: 'server', message }, { shouldFocus: true })
      setNote(failure.general)
      reportRefused('LoginForm', error)
    }
  }, reportInvalid('LoginForm'))
  return (
    <Dialog title={t('signIn.title')} size="small">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormNote text={note} />
        <Field label={t('fields.email')} error={fieldText(errors.email)}>
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
            <button type="button" className="link text-accent-text" onClick={() => dialogs.replace('remind', {})}>
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
    </Dialog>
  )
}
