import { formatTypedDay } from '@apogee/rules/validation/typedDay'
import { useQuery } from '@tanstack/react-query'
import type { InputHTMLAttributes } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { currencySign } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { Field } from '../../../ui/Field'
import { PasswordInput } from '../../../ui/PasswordInput'
import { Select } from '../../../ui/Select'
import { TextInput } from '../../../ui/TextInput'
import { countriesQuery } from '../queries'
import type { NewcomerField, Values } from '../signUpForm'
import { PasswordMeter } from './PasswordMeter'

const typing: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  nickname: { autoComplete: 'nickname' },
  date_of_birth: { inputMode: 'numeric', maxLength: 10, autoComplete: 'bday' },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address' },
  postal_code: { autoComplete: 'postal-code', autoCapitalize: 'characters' },
  state: { autoComplete: 'address-level1' },
  mobile_phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
}

/** Keys of the labels that are not simply the field's own name. */
const labels: Readonly<Record<string, string>> = { password_confirmation: 'passwordConfirmation' }
type Name = Parameters<ReturnType<typeof useT<'auth'>>>[0]

interface NewcomerInputProps {
  readonly field: NewcomerField
  readonly form: UseFormReturn<Values>
  readonly judge: () => true | string
  readonly error: string | undefined
  readonly hint?: string
  readonly onLeft?: () => void
}

/** One question to a newcomer, as its kind is best answered. */
export function NewcomerInput({ field, form, judge, error, hint, onLeft }: NewcomerInputProps) {
  const t = useT('auth')
  const { name, kind, isRequired } = field
  const label = t(`fields.${labels[name] ?? name}` as Name)
  const typed = String(useWatch({ control: form.control, name }) ?? '')
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
  const dayHint = kind === 'date' ? t('fields.dateHint') : undefined
  const aside = isRequired ? undefined : <span className="text-12 text-text-3">{t('signUp.optional')}</span>
  return (
    <Field label={label} error={error} hint={hint ?? dayHint} aside={aside}>
      {(ids) => {
        if (kind === 'country' || kind === 'currency' || kind === 'choice')
          return <Choice ids={ids} field={field} control={control} value={typed} />
        return (
          <TextInput
            {...ids}
            {...control}
            {...typing[name]}
            required={isRequired}
            {...(kind === 'date' && {
              placeholder: t('fields.datePattern'),
              onChange: (event) => {
                event.target.value = formatTypedDay(event.target.value, String(form.getValues(name) ?? ''))
                void control.onChange(event)
              },
            })}
          />
        )
      }}
    </Field>
  )
}

interface ChoiceProps {
  readonly ids: object
  readonly field: NewcomerField
  readonly control: object
  readonly value: string
}

function Choice({ ids, field: { name, kind, rule, isRequired }, control, value }: ChoiceProps) {
  const t = useT('auth')
  const { locale } = useSite()
  const options = rule.inclusion?.in ?? []
  const sign = kind === 'currency' && value !== '' ? currencySign(value, locale) : ''
  return (
    <Select
      {...ids}
      {...control}
      required={isRequired}
      {...(kind === 'country' && { autoComplete: 'country' })}
      // A code that is its own sign would stand there twice.
      before={sign !== '' && sign !== value && <span className="shrink-0 text-text-2">{sign}</span>}
    >
      {kind !== 'currency' && <option value="" />}
      {kind === 'country' ? (
        <Countries />
      ) : (
        options.map((option) => (
          <option key={option} value={option}>
            {kind === 'currency'
              ? option
              : t.has(`choices.${name}.${option}` as Name)
                ? t(`choices.${name}.${option}` as Name)
                : option}
          </option>
        ))
      )}
    </Select>
  )
}

function Countries() {
  const { locale } = useSite()
  const { data: countries = [] } = useQuery(countriesQuery(locale))
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}
