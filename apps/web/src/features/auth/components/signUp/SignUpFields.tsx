import { passwordLength } from '@apogee/rules/validation/text/password'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useFieldText } from '../../../../lib/i18n/useErrorText'
import { useSite } from '../../../../lib/page/site'
import { platformNow } from '../../../../lib/time/platformClock'
import { useEmailVerdict } from '../../mutations'
import { halvesOf, judgeSignUpField, type SignUpField, type Values } from '../../signUpForm'
import { SignUpCheckbox } from './SignUpCheckbox'
import { SignUpInput } from './SignUpInput'
import { TakenEmail } from './TakenEmail'

interface SignUpFieldsProps {
  readonly fields: readonly SignUpField[]
  readonly form: UseFormReturn<Values>
  readonly age: number
  /** Where the player goes after logging in instead. */
  readonly redirect?: string | undefined
}

/** The sign-up fields in order, each followed by its error. */
export function SignUpFields({ fields, form, age, redirect }: SignUpFieldsProps) {
  const t = useT('auth')
  const fieldText = useFieldText()
  const { brand } = useSite()
  const verdict = useEmailVerdict()
  const halves = halvesOf(fields)
  const { errors } = useFormState({ control: form.control })

  const judge = (field: SignUpField) => () =>
    judgeSignUpField(field, form.getValues(), { now: new Date(platformNow()), law: brand.law }) ?? true

  /** Why the value is rejected, as specifically as possible (VAL-20). */
  function errorOf({ name, kind, rule }: SignUpField): string | undefined {
    const error = errors[name]
    const code = error?.type === 'server' ? undefined : error?.message
    if (code === 'invalid' && kind === 'email' && /@[^.@\s]+$/.test(String(form.getValues(name))))
      return t('signUp.emailEnding')
    // The length limits of a password (OPEN-17) apply even if the configuration has none.
    const length = rule.length ?? (kind === 'password' ? passwordLength : undefined)
    if (code === 'too_short' && length) return t('signUp.tooShort', { length: length.minimum })
    if (code === 'too_long' && length) return t('signUp.tooLong', { length: length.maximum })
    if (code === 'too_young') return t('signUp.tooYoung', { age })
    return fieldText(error, name)
  }

  /**
   * AUTH-09: an address that cannot receive mail is reported while it can still be corrected; it does not block the
   * sign-up.
   */
  async function checkAddress(field: SignUpField) {
    const { name } = field
    const typed = String(form.getValues(name))
    if (judge(field)() !== true) return verdict.reset()
    const answer = await verdict.ask(typed)
    if (answer === 'rejected' && form.getValues(name) === typed)
      form.setError(name, { type: 'server', message: t('signUp.rejected') })
  }

  return (
    <div className="grid grid-cols-2 gap-4">
      {fields.map((field, place) => {
        const { name, kind } = field
        if (kind === 'check')
          return (
            <div
              key={name}
              className={`col-span-2 ${fields[place - 1]?.kind === 'check' ? '-mt-3 pointer-coarse:-mt-4' : ''}`}
            >
              <SignUpCheckbox field={field} form={form} judge={judge(field)} error={errorOf(field)} age={age} />
            </div>
          )
        return (
          <div key={name} className={halves.has(name) ? 'min-w-0' : 'col-span-2'}>
            <SignUpInput
              field={field}
              form={form}
              judge={judge(field)}
              error={
                errors[name]?.type === 'taken' ? (
                  <TakenEmail text={errors[name].message} redirect={redirect} />
                ) : (
                  errorOf(field)
                )
              }
              {...(kind === 'email' && {
                onLeft: () => void checkAddress(field),
                ...(verdict.isRisky && { hint: t('signUp.risky') }),
              })}
            />
          </div>
        )
      })}
    </div>
  )
}
