import { passwordLength } from '@apogee/rules/validation/text/password'
import type { ReactNode } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { textIf } from '../../../../lib/i18n/textIf'
import { useFieldText } from '../../../../lib/i18n/useErrorText'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useSite } from '../../../../lib/page/site'
import { platformNow } from '../../../../lib/time/platformClock'
import { Checkbox } from '../../../../ui/forms/Checkbox'
import { wayOut } from '../../../../ui/forms/wayOut'
import { useEmailVerdict } from '../../mutations'
import { halvesOf, judgeSignUpField, type SignUpField, type Values } from '../../signUpForm'
import { PageLink } from './PageLink'
import { SignUpInput } from './SignUpInput'

interface SignUpCheckboxProps {
  readonly field: SignUpField
  readonly form: UseFormReturn<Values>
  readonly judge: () => true | string
  readonly error: string | undefined
  readonly age: number
}

const names: Readonly<Record<string, string>> = {
  receive_promos: 'promos',
  receive_sms_promos: 'smsPromos',
  receive_promos_via_phone_calls: 'callPromos',
  agreed_to_partner_promotions: 'partnerPromos',
}

const pages = {
  terms: (text: ReactNode) => <PageLink slug="terms-and-conditions">{text}</PageLink>,
  privacy: (text: ReactNode) => <PageLink slug="privacy-policy">{text}</PageLink>,
}

/** One consent checkbox of the sign-up form. */
function SignUpCheckbox({ field: { name, isRequired }, form, judge, error, age }: SignUpCheckboxProps) {
  const t = useT('auth')
  return (
    <Checkbox
      {...form.register(name, { validate: judge })}
      {...(isRequired && { required: true })}
      {...(error && { error })}
    >
      {name === 'terms_acceptance' && t.rich('fields.terms', pages)}
      {name === 'age_acceptance' && t('fields.age', { age })}
      {names[name] && textIf(t, `fields.${names[name]}`)}
    </Checkbox>
  )
}

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

interface TakenEmailProps {
  readonly text: string | undefined
  readonly redirect: string | undefined
}

/** The error of an address that has an account, with the ways into it. */
function TakenEmail({ text, redirect }: TakenEmailProps) {
  const t = useT('auth')
  const dialogs = useDialogs()
  const way = redirect === undefined ? {} : { redirect }
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      {text}
      <button type="button" className={wayOut} onClick={() => dialogs.replace('signIn', way)}>
        {t('signIn.submit')}
      </button>
      <button type="button" className={wayOut} onClick={() => dialogs.replace('remind', way)}>
        {t('signIn.remind')}
      </button>
    </span>
  )
}
