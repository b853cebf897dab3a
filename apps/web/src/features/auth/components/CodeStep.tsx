import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../lib/api'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { reportInvalid, reportRejected } from '../../../lib/reports/forms'
import { Button } from '../../../ui/Button'
import { FormNote } from '../../../ui/forms/FormNote'
import { hasCode } from '../model'
import { type SignedIn, useSendCode } from '../mutations'
import { CodeField } from './CodeField'

const chosen = 'a, button, input'

interface CodeStepProps {
  /** The page the player continues to. */
  readonly target: string | null
  readonly onEntered: (player: SignedIn) => Promise<void>
  /** The server's session for the code has expired: the first step starts again and shows why. */
  readonly onExpired: (why: string) => void
}

/** AUTH-02: the second step of logging in. */
export function CodeStep(props: CodeStepProps) {
  const t = useT('auth')
  const [isRecovery, setRecovery] = useState(false)
  return (
    <div className="grid gap-4">
      <CodeForm key={String(isRecovery)} {...props} isRecovery={isRecovery} />
      <p className="text-center">
        <button type="button" className="link text-accent-text" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
        </button>
      </p>
    </div>
  )
}

function CodeForm({ target, onEntered, onExpired, isRecovery }: CodeStepProps & { readonly isRecovery: boolean }) {
  const t = useT('auth')
  const fieldText = useFieldText()
  const failureOf = useFormFailure()
  const send = useSendCode(target)
  const [note, setNote] = useState<string>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: '' } })
  useEffect(() => {
    const before = document.activeElement
    // The dialog takes the focus when the focused button disappears, so the field takes it afterwards. If the player
    // has focused something else by then, it keeps the focus; otherwise their next key would go to the field.
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement
      if (now === before || !now?.matches(chosen)) setFocus('code')
    })
    return () => cancelAnimationFrame(frame)
  }, [setFocus])

  const submit = handleSubmit(async ({ code }) => {
    setNote(undefined)
    try {
      await onEntered(await send.mutateAsync(code.trim()))
    } catch (error) {
      reportRejected('LoginForm', error)
      const failure = failureOf(error, ['otp_attempt'])
      const refused = error instanceof ApiError ? error.errors['otp_attempt'] : undefined
      if (hasCode(refused, 'sign_in_expired')) return onExpired(failure.fields['otp_attempt'] ?? '')
      const message = hasCode(refused, 'invalid') ? t('code.wrong') : failure.fields['otp_attempt']
      if (message) setError('code', { type: 'server', message }, { shouldFocus: true })
      setNote(failure.general)
    }
  }, reportInvalid('LoginForm'))
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-text-2">{t(isRecovery ? 'code.recoveryText' : 'code.text')}</p>
      <FormNote text={note} />
      <CodeField
        field={register('code', { required: 'required' })}
        error={fieldText(formState.errors.code)}
        isRecovery={isRecovery}
      />
      <Button type="submit" tone="action" size="large" block waiting={formState.isSubmitting}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
