import { formatTypedDay } from '@apogee/rules/validation/typedDay'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { InputHTMLAttributes, Ref } from 'react'
import { useSite } from '../../../lib/site'
import type { FieldIds } from '../../../ui/Field'
import { Icon } from '../../../ui/Icon'
import { Select } from '../../../ui/Select'
import { TextInput } from '../../../ui/TextInput'
import { countriesQuery } from '../queries'

type Heard = (event: { readonly target: HTMLInputElement | HTMLSelectElement }) => unknown
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
  /** Of the field, as the configuration calls it. */
  readonly name: string
  readonly kind: string
  /** What stands there now. */
  readonly typed: string
  readonly onChange: Heard
  readonly onBlur?: Heard
  readonly ref?: Ref<HTMLInputElement & HTMLSelectElement>
  /** Where the form does not keep what is typed itself. */
  readonly value?: string
  readonly required?: boolean
  /** Told once, and not to be changed by him. */
  readonly disabled?: boolean
  readonly placeholder?: string
}

/** A country, a day or a line about a player, as phones and browsers fill it in best: at sign-up and in the profile. */
export function PlayerInput({ kind, typed, onChange, ...control }: PlayerInputProps) {
  if (kind === 'country') return <Countries {...control} onChange={onChange} />
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

type CountriesProps = Omit<PlayerInputProps, 'kind' | 'typed' | 'placeholder'>

function Countries(control: CountriesProps) {
  const { locale } = useSite()
  const { data: countries = [] } = useQuery(countriesQuery(locale))
  return (
    // A select shows its value only of the options it was drawn with.
    <Select key={countries.length} {...control} {...(control.disabled && { icon: Lock })} autoComplete="country">
      <option value="" />
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
