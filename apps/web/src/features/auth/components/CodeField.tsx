import type { UseFormRegisterReturn } from 'react-hook-form'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Field } from '../../../ui/Field'
import { TextInput } from '../../../ui/TextInput'

interface CodeFieldProps {
  readonly field: UseFormRegisterReturn
  readonly error: string | undefined
  /** A recovery code is letters and digits; a code of the app six digits, which phones fill in by themselves. */
  readonly isRecovery?: boolean
}

/** A code that works once: of the app, or one of the recovery codes. */
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
