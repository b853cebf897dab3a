import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { textIf } from '../../../../lib/i18n/textIf'
import { Checkbox } from '../../../../ui/forms/Checkbox'
import type { SignUpField, Values } from '../../signUpForm'
import { PageLink } from './PageLink'

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
export function SignUpCheckbox({ field: { name, isRequired }, form, judge, error, age }: SignUpCheckboxProps) {
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
