import { newPassword } from '@apogee/contract/auth'
import { useFormContext } from 'react-hook-form'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText } from '../../../lib/i18n/useErrorText'
import { Field } from '../../../ui/Field'
import { PasswordInput } from '../../../ui/PasswordInput'
import { PasswordMeter } from './PasswordMeter'

interface Values {
  readonly password: string
  readonly password_confirmation: string
}

const judge = (password: string) => newPassword.safeParse(password).error?.issues[0]?.message ?? true

/** A new password, how good it is, and the same once more; of the form around it. */
export function NewPasswordFields() {
  const t = useT('auth')
  const fieldText = useFieldText()
  const { register, formState, watch } = useFormContext<Values>()
  const { errors } = formState
  return (
    <>
      <div>
        <Field label={t('fields.newPassword')} error={fieldText(errors.password)}>
          {(ids) => (
            <PasswordInput {...ids} {...register('password', { validate: judge })} autoComplete="new-password" />
          )}
        </Field>
        {!errors.password && <PasswordMeter password={watch('password')} />}
      </div>
      <Field label={t('fields.passwordConfirmation')} error={fieldText(errors.password_confirmation)}>
        {(ids) => (
          <PasswordInput
            {...ids}
            {...register('password_confirmation', {
              validate: (value, all) => value === all.password || 'confirmation_differs',
            })}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  )
}
