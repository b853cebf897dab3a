import { useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { humanize } from '../../../lib/browser/humanize'
import { useT } from '../../../lib/i18n/TextsProvider'
import { textIf } from '../../../lib/i18n/textIf'
import { useSite } from '../../../lib/page/site'
import { Field } from '../../../ui/forms/Field'
import { Select } from '../../../ui/forms/Select'
import { dialCodeQuery } from '../../site/queries'
import type { FormField } from '../model'
import { PlayerInput } from './PlayerInput'

interface ProfileFieldProps {
  readonly field: FormField
  readonly error: string | undefined
  readonly value: string
  /** The player's country code. */
  readonly country: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly inputRef: Ref<HTMLInputElement & HTMLSelectElement>
}

/** One text, date or option of the player's profile. */
export function ProfileField({ field, error, value, country, onChange, onBlur, inputRef }: ProfileFieldProps) {
  const t = useT('profile')
  const label = textIf(t, `fields.${field.name}`) ?? humanize(field.name)
  const { locale } = useSite()
  const { data: dialCode } = useQuery({ ...dialCodeQuery(locale, country), enabled: field.kind === 'phone' })
  const hints: Readonly<Record<string, ReactNode>> = {
    date: t('form.dateHint'),
    phone: dialCode && t('form.phoneHint', { code: dialCode }),
    personal_id_number: t('form.personalIdHint'),
  }
  // The lock is visual only; the form explains it once.
  const hint = field.isLocked ? (
    <span className="sr-only">{t('form.locked')}</span>
  ) : (
    (hints[field.name] ?? hints[field.kind])
  )
  const control = {
    ref: inputRef,
    name: field.name,
    value,
    disabled: field.isLocked,
    required: field.isRequired,
    onBlur,
  }
  return (
    <Field label={label} error={error} hint={hint}>
      {(ids) =>
        field.kind === 'gender' ? (
          <Select {...ids} {...control} autoComplete="sex" onChange={(event) => onChange(event.target.value)}>
            <option value="" />
            <Genders options={field.options ?? []} />
          </Select>
        ) : (
          <PlayerInput
            {...ids}
            {...control}
            kind={field.kind}
            typed={value}
            {...(field.kind === 'date' && { placeholder: t('form.datePattern') })}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}

function Genders({ options }: { readonly options: readonly string[] }) {
  const t = useT('profile')
  return options.map((option) => (
    <option key={option} value={option}>
      {textIf(t, `genders.${option}`)}
    </option>
  ))
}
