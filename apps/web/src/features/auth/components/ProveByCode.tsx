import type { ReactNode } from 'react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../lib/api'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { Button } from '../../../ui/Button'
import { FormNote } from '../../../ui/FormNote'
import { hasCode } from '../model'
import { CodeField } from './CodeField'

interface ProveByCodeProps {
  readonly text: ReactNode
  readonly button: ReactNode
  readonly tone: 'action' | 'danger'
  readonly onCode: (code: string) => Promise<void>
  /** Not yet: what the code is made of is still on its way. */
  readonly isWaiting?: boolean
  /** What the code is made of. */
  readonly children?: ReactNode
}

/** One code, for what an open browser alone must not do. */
export function ProveByCode({ text, button, tone, onCode, isWaiting = false, children }: ProveByCodeProps) {
  const t = useT('auth')
  const fieldText = useFieldText()
  const failureOf = useFormFailure()
  const [note, setNote] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    setNote(undefined)
    try {
      await onCode(code)
    } catch (error) {
      const failure = failureOf(error, ['authentication_code'])
      const refused = error instanceof ApiError ? error.errors['authentication_code'] : undefined
      const message = hasCode(refused, 'invalid') ? t('code.wrong') : failure.fields['authentication_code']
      if (message) setError('code', { type: 'server', message }, { shouldFocus: true })
      setNote(failure.general)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-text-2">{text}</p>
      {children}
      <FormNote text={note} />
      <CodeField field={register('code', { required: 'required' })} error={fieldText(formState.errors.code)} />
      <Button type="submit" tone={tone} size="large" block waiting={formState.isSubmitting} disabled={isWaiting}>
        {button}
      </Button>
    </form>
  )
}
