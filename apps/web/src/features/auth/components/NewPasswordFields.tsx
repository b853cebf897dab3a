import { newPassword } from '@apogee/contract/auth'
import { passwordLength } from '@apogee/rules/validation/text/password'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText } from '../../../lib/i18n/useErrorText'
import { Field } from '../../../ui/forms/Field'
import { PasswordInput } from '../../../ui/forms/PasswordInput'
import { PasswordMeter } from './PasswordMeter'

interface Values {
  readonly password: string
  readonly password_confirmation: string
}

const judge = (password: string) => newPassword.safeParse(password).error?.issues[0]?.message ?? true

/** A new password, its strength, and its repetition; part of the surrounding form. */
export function NewPasswordFields() {
  const t = useT('auth')
  const fieldText = useFieldText()
  // The form object never changes, so its values need a subscription.
  const { register, control } = useFormContext<Values>()
  const { errors } = useFormState({ control })
  const typed = useWatch({ control, name: 'password' })
  const lengthText =
    errors.password?.message === 'too_short'
      ? t('signUp.tooShort', { length: passwordLength.minimum })
      : errors.password?.message === 'too_long'
        ? t('signUp.tooLong', { length: passwordLength.maximum })
        : undefined
  return (
    <>
      <div>
        <Field label={t('fields.newPassword')} error={lengthText ?? fieldText(errors.password)}>
          {(ids) => (
            <PasswordInput {...ids} {...register('password', { validate: judge })} autoComplete="new-password" />
          )}
        </Field>
        {!errors.password && <PasswordMeter password={typed} />}
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
