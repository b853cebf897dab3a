import type { UseFormRegisterReturn } from 'react-hook-form'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Field } from '../../../ui/forms/Field'
import { TextInput } from '../../../ui/forms/TextInput'

interface CodeFieldProps {
  readonly field: UseFormRegisterReturn
  readonly error: string | undefined
  /** A recovery code has letters and digits; a code from the app has six digits, which phones fill in themselves. */
  readonly isRecovery?: boolean
}

/** A one-time code: from the app, or a recovery code. */
export function CodeField({ field, error, isRecovery = false }: CodeFieldProps) {
  const t = useT('auth')
  const kind = isRecovery
    ? ({ autoComplete: 'off', inputMode: 'text', autoCapitalize: 'characters', placeholder: 'XXXXX-XXXXX' } as const)
    : ({ autoComplete: 'one-time-code', inputMode: 'numeric', placeholder: '000 000' } as const)
  return (
    <Field label={t(isRecovery ? 'code.recovery' : 'code.label')} error={error}>
      {(ids) => (
        <TextInput {...ids} {...field} {...kind} maxLength={20} autoCorrect="off" spellCheck={false} className="num" />
      )}
    </Field>
  )
}
