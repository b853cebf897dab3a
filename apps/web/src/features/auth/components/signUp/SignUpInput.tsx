import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { humanize } from '../../../../lib/browser/humanize'
import { currencySign } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { textIf } from '../../../../lib/i18n/textIf'
import { useSite } from '../../../../lib/page/site'
import { Field } from '../../../../ui/forms/Field'
import { PasswordInput } from '../../../../ui/forms/PasswordInput'
import { Select } from '../../../../ui/forms/Select'
import { PlayerInput } from '../../../profile/components/PlayerInput'
import { dialCodeQuery } from '../../../site/queries'
import type { SignUpField, Values } from '../../signUpForm'
import { useCurrencyCodes } from '../../useCurrencyCodes'
import { PasswordMeter } from '../PasswordMeter'

/** Label keys that differ from the field's own name. */
const labels: Readonly<Record<string, string>> = { password_confirmation: 'passwordConfirmation' }

interface SignUpInputProps {
  readonly field: SignUpField
  readonly form: UseFormReturn<Values>
  readonly judge: () => true | string
  readonly error: ReactNode
  readonly hint?: string
  readonly onLeft?: () => void
}

/** One sign-up field, with an input suitable for its kind. */
export function SignUpInput({ field, form, judge, error, hint, onLeft }: SignUpInputProps) {
  const t = useT('auth')
  const { locale } = useSite()
  const { name, kind, isRequired } = field
  const label = textIf(t, `fields.${labels[name] ?? name}`) ?? humanize(name)
  const typed = String(useWatch({ control: form.control, name }) ?? '')
  const country = String(useWatch({ control: form.control, name: 'country' }) ?? '')
  const { data: dialCode } = useQuery({ ...dialCodeQuery(locale, country), enabled: kind === 'phone' })
  const hints: Readonly<Record<string, ReactNode>> = {
    date: t('fields.dateHint'),
    phone: dialCode && t('fields.phoneHint', { code: dialCode }),
    personal_id_number: t('fields.personalIdHint'),
  }
  const control = form.register(name, { validate: judge, ...(onLeft && { onBlur: onLeft }) })
  if (kind === 'password' || kind === 'confirmation') {
    return (
      <div>
        <Field label={label} error={error}>
          {(ids) => <PasswordInput {...ids} {...control} required={isRequired} autoComplete="new-password" />}
        </Field>
        {kind === 'password' && !error && <PasswordMeter password={typed} />}
      </div>
    )
  }
  const aside = isRequired ? undefined : <span className="text-12 text-text-3">{t('signUp.optional')}</span>
  return (
    <Field label={label} error={error} hint={hint ?? hints[name] ?? hints[kind]} aside={aside}>
      {(ids) =>
        kind === 'currency' ? (
          <CurrencyChoice ids={ids} field={field} control={control} value={typed} />
        ) : kind === 'choice' ? (
          <Choice ids={ids} field={field} control={control} />
        ) : (
          <PlayerInput
            {...ids}
            {...control}
            kind={kind}
            typed={typed}
            required={isRequired}
            {...(kind === 'date' && { placeholder: t('fields.datePattern') })}
          />
        )
      }
    </Field>
  )
}

interface ChoiceProps {
  readonly ids: object
  readonly field: SignUpField
  readonly control: object
}

function CurrencyChoice({
  ids,
  field: { rule, isRequired },
  control,
  value,
}: ChoiceProps & { readonly value: string }) {
  const { locale } = useSite()
  const codes = useCurrencyCodes(rule)
  const sign = value === '' ? '' : currencySign(value, locale)
  return (
    <Select
      {...ids}
      {...control}
      required={isRequired}
      // A currency code that is its own symbol would appear twice.
      before={sign !== '' && sign !== value && <span className="shrink-0 text-text-2">{sign}</span>}
    >
      {codes.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </Select>
  )
}

function Choice({ ids, field: { name, rule, isRequired }, control }: ChoiceProps) {
  const t = useT('auth')
  return (
    <Select {...ids} {...control} required={isRequired}>
      <option value="" />
      {(rule.inclusion?.in ?? []).map((option) => (
        <option key={option} value={option}>
          {textIf(t, `choices.${name}.${option}`) ?? option}
        </option>
      ))}
    </Select>
  )
}
