import { formatTypedDay } from '@apogee/rules/validation/formatTypedDay'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { InputHTMLAttributes, Ref } from 'react'
import { useSite } from '../../../lib/page/site'
import type { FieldIds } from '../../../ui/forms/Field'
import { Select } from '../../../ui/forms/Select'
import { TextInput } from '../../../ui/forms/TextInput'
import { Icon } from '../../../ui/Icon'
import { countriesQuery } from '../../site/queries'

type FieldEvent = (event: { readonly target: HTMLInputElement | HTMLSelectElement }) => unknown
type Typing = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'maxLength'
>

const typing: Readonly<Record<string, Typing>> = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  nickname: { autoComplete: 'nickname' },
  date_of_birth: { inputMode: 'numeric', maxLength: 10, autoComplete: 'bday' },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address' },
  postal_code: { autoComplete: 'postal-code', autoCapitalize: 'characters' },
  state: { autoComplete: 'address-level1' },
  personal_id_number: { inputMode: 'numeric', maxLength: 11, autoComplete: 'off' },
  mobile_phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
}

interface PlayerInputProps extends Partial<FieldIds> {
  /** The field's name in the configuration. */
  readonly name: string
  readonly kind: string
  /** The current value. */
  readonly typed: string
  readonly onChange: FieldEvent
  readonly onBlur?: FieldEvent
  readonly ref?: Ref<HTMLInputElement & HTMLSelectElement>
  /** For forms that do not store the value themselves. */
  readonly value?: string
  readonly required?: boolean
  /** Set once; the player cannot change it. */
  readonly disabled?: boolean
  readonly placeholder?: string
}

/**
 * A country, a date or a line of text about a player, in the form that phones and browsers autofill best: at sign-up
 * and in the profile.
 */
export function PlayerInput({ kind, typed, onChange, ...control }: PlayerInputProps) {
  if (kind === 'country') return <Countries {...control} typed={typed} onChange={onChange} />
  return (
    <TextInput
      {...control}
      {...typing[control.name]}
      after={control.disabled && <Icon of={Lock} size={16} className="text-text-3" />}
      onChange={(event) => {
        if (kind === 'date') event.target.value = formatTypedDay(event.target.value, typed)
        void onChange(event)
      }}
    />
  )
}

type CountriesProps = Omit<PlayerInputProps, 'kind' | 'placeholder'>

function Countries({ typed, ...control }: CountriesProps) {
  const { locale } = useSite()
  const { data: countries } = useQuery(countriesQuery(locale))
  // A select only accepts a value that it has an option for, so until the countries have loaded the chosen one is the
  // only option.
  const options = countries ?? (typed === '' ? [] : [{ code: typed, name: '' }])
  return (
    <Select {...control} {...(control.disabled && { icon: Lock })} autoComplete="country">
      <option value="" />
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
