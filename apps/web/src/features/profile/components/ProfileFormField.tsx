import { Controller, useWatch } from 'react-hook-form'
import { humanize } from '../../../lib/browser/humanize'
import { useT } from '../../../lib/i18n/TextsProvider'
import { textIf } from '../../../lib/i18n/textIf'
import { useFieldText } from '../../../lib/i18n/useErrorText'
import { Checkbox } from '../../../ui/forms/Checkbox'
import type { FormField } from '../model'
import type { ProfileFormState } from '../useProfileForm'
import { ProfileField } from './ProfileField'

interface ProfileFormFieldProps {
  readonly field: FormField
  readonly of: ProfileFormState
}

/** One field of a form about the player, with its error. */
export function ProfileFormField({ field, of: { form, judge, onLeft, countryOf } }: ProfileFormFieldProps) {
  const t = useT('profile')
  const fieldText = useFieldText()
  useWatch({ control: form.control, name: 'country' })
  const country = countryOf()
  return (
    <Controller
      name={field.name}
      control={form.control}
      rules={{ validate: judge(field) }}
      render={({ field: { ref, value, onChange, onBlur, name }, fieldState: { error } }) =>
        field.kind === 'check' ? (
          <Checkbox
            ref={ref}
            name={name}
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
          >
            {textIf(t, `fields.${field.name}`) ?? humanize(field.name)}
          </Checkbox>
        ) : (
          <ProfileField
            field={field}
            error={fieldText(error, field.name)}
            value={typeof value === 'string' ? value : ''}
            country={country ?? ''}
            onChange={onChange}
            onBlur={() => {
              onBlur()
              onLeft(name)
            }}
            inputRef={ref}
          />
        )
      }
    />
  )
}
