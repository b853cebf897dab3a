import { formatTypedDay } from '@apogee/rules/validation/typedDay'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { InputHTMLAttributes, Ref } from 'react'

import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { Field } from '../../../ui/Field'
import { Icon } from '../../../ui/Icon'
import { Select, type SelectProps } from '../../../ui/Select'
import { TextInput } from '../../../ui/TextInput'
import { countriesQuery } from '../../auth/queries'
import type { FormField } from '../model'

const typing: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  nickname: { autoComplete: 'nickname' },
  date_of_birth: { inputMode: 'numeric', maxLength: 10, autoComplete: 'off' },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address' },
  postal_code: { autoComplete: 'postal-code', autoCapitalize: 'characters' },
  state: { autoComplete: 'address-level1' },
  mobile_phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
}

type Name = Parameters<ReturnType<typeof useT<'profile'>>>[0]

interface ProfileFieldProps {
  readonly field: FormField
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly inputRef: Ref<HTMLInputElement & HTMLSelectElement>
}

/** One text, day or choice of the player's profile. */
export function ProfileField({ field, error, value, onChange, onBlur, inputRef }: ProfileFieldProps) {
  const t = useT('profile')
  const label = t(`fields.${field.name}` as Name)
  const hint = field.isLocked ? t('form.locked') : field.kind === 'date' ? t('form.dateHint') : undefined
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
        field.kind === 'country' ? (
          <Countries {...ids} {...control} onChange={(event) => onChange(event.target.value)} />
        ) : field.kind === 'gender' ? (
          <Select {...ids} {...control} autoComplete="sex" onChange={(event) => onChange(event.target.value)}>
            <option value="" />
            <Genders options={field.options ?? []} />
          </Select>
        ) : (
          <TextInput
            {...ids}
            {...control}
            {...typing[field.name]}
            {...(field.kind === 'date' && { placeholder: t('form.datePattern') })}
            after={field.isLocked && <Icon of={Lock} size={16} className="text-text-3" />}
            onChange={(event) =>
              onChange(field.kind === 'date' ? formatTypedDay(event.target.value, value) : event.target.value)
            }
          />
        )
      }
    </Field>
  )
}

function Countries(control: SelectProps) {
  const { locale } = useSite()
  const { data: countries = [] } = useQuery(countriesQuery(locale))
  return (
    // A select shows its value only of the options it was drawn with.
    <Select key={countries.length} {...control} autoComplete="country">
      <option value="" />
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function Genders({ options }: { readonly options: readonly string[] }) {
  const t = useT('profile')
  return options.map((option) => (
    <option key={option} value={option}>
      {t(`genders.${option}` as Name)}
    </option>
  ))
}
