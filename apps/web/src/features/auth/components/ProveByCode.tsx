import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../lib/api'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { FormNote } from '../../../ui/forms/FormNote'
import { PasswordInput } from '../../../ui/forms/PasswordInput'
import { wayOut } from '../../../ui/forms/wayOut'
import { playerQuery } from '../../profile/queries'
import { hasCode } from '../model'
import { useResendConfirmation } from '../useResendConfirmation'
import { CodeField } from './CodeField'

interface ProveByCodeProps {
  readonly text: ReactNode
  readonly button: ReactNode
  readonly tone: 'action' | 'danger'
  readonly onCode: (code: string, password: string) => Promise<void>
  /** Whether the password is required besides the code. */
  readonly requiresPassword?: boolean
  /** Disabled: the data the code is based on is still loading. */
  readonly isWaiting?: boolean
  /** Explains the basis of the code. */
  readonly children?: ReactNode
}

const names = ['authentication_code', 'current_password'] as const

/** A code, and the password if there is no second factor yet: for changes that must need more than an open browser. */
export function ProveByCode({
  text,
  button,
  tone,
  onCode,
  requiresPassword = false,
  isWaiting = false,
  children,
}: ProveByCodeProps) {
  const t = useT('auth')
  const fieldText = useFieldText()
  const failureOf = useFormFailure()
  const [note, setNote] = useState<string>()
  const [isUnconfirmed, setIsUnconfirmed] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '', password: '' } })
  const submit = handleSubmit(async ({ code, password }) => {
    setNote(undefined)
    try {
      await onCode(code, password)
    } catch (error) {
      const failure = failureOf(error, names)
      const refused = error instanceof ApiError ? error.errors['authentication_code'] : undefined
      const message = hasCode(refused, 'invalid') ? t('code.wrong') : failure.fields['authentication_code']
      if (message) setError('code', { type: 'server', message }, { shouldFocus: true })
      const wrong = failure.fields['current_password']
      if (wrong) setError('password', { type: 'server', message: wrong }, { shouldFocus: true })
      setNote(failure.general)
      setIsUnconfirmed(error instanceof ApiError && error.code('email') === 'unconfirmed')
    }
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-text-2">{text}</p>
      {children}
      <FormNote text={note}>{isUnconfirmed && <ResendLink />}</FormNote>
      <CodeField field={register('code', { required: 'required' })} error={fieldText(formState.errors.code)} />
      {requiresPassword && (
        <Field label={t('change.current')} error={fieldText(formState.errors.password)}>
          {(ids) => (
            <PasswordInput
              {...ids}
              {...register('password', { required: 'required' })}
              autoComplete="current-password"
            />
          )}
        </Field>
      )}
      <Button type="submit" tone={tone} size="large" block waiting={formState.isSubmitting} disabled={isWaiting}>
        {button}
      </Button>
    </form>
  )
}

/** Sends the player's confirmation link again, next to an error about an unconfirmed address. */
function ResendLink() {
  const t = useT('auth')
  const { data: player } = useQuery(playerQuery())
  const resend = useResendConfirmation()
  if (!player) return null
  return (
    <button type="button" className={wayOut} disabled={resend.isPending} onClick={() => resend.mutate(player.email)}>
      {t('emailVerify.resend')}
    </button>
  )
}
