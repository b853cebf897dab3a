import { useState } from 'react'
import { Controller, type FieldErrors, useForm } from 'react-hook-form'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { reportInvalid, reportRefused } from '../../../lib/reports/forms'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { FormNote } from '../../../ui/FormNote'
import { changesOf, type FormField, judgeField, type Values, valuesOf } from '../model'
import { useUpdateProfile } from '../mutations'
import type { Player } from '../queries'
import { ProfileField } from './ProfileField'

interface ProfileFormProps {
  readonly context: string
  readonly fields: readonly FormField[]
  readonly player: Player
  readonly submit: string
  readonly onSaved: () => void
}

type Name = Parameters<ReturnType<typeof useT<'profile'>>>[0]

/** Fields of the player as the configuration orders them; what is refused is told at its field and stays typed. */
export function ProfileForm({ context, fields, player, submit, onSaved }: ProfileFormProps) {
  const t = useT('profile')
  const fieldText = useFieldText()
  const failureOf = useFormFailure()
  const update = useUpdateProfile()
  const [note, setNote] = useState<string>()
  const { control, handleSubmit, setError, setFocus, getValues, formState } = useForm<Values>({
    defaultValues: valuesOf(fields, player),
    // It would go by the order of registering, which is not that of the configuration.
    shouldFocusError: false,
  })
  const formName = context === 'edition' ? 'ProfileEdit' : 'UserInfoStep'
  const names = fields.map(({ name }) => name)
  const focusFirst = (wrong: object) => {
    const first = names.find((name) => name in wrong)
    if (first) setFocus(first)
  }
  const judge = (field: FormField) => (value: string | boolean | undefined) => {
    if (typeof value !== 'string' || field.isLocked) return true
    const country = getValues('country') ?? player.country
    const facts = { now: new Date(), licence: player.license_name, country: String(country ?? '') || null }
    return judgeField(field, value, facts) ?? true
  }
  const save = handleSubmit(
    async (values) => {
      setNote(undefined)
      try {
        await update.mutateAsync({ context, player: changesOf(fields, values) })
        onSaved()
      } catch (error) {
        const failure = failureOf(error, names)
        for (const [name, message] of Object.entries(failure.fields)) setError(name, { type: 'server', message })
        focusFirst(failure.fields)
        setNote(failure.general)
        reportRefused(formName, error)
      }
    },
    (wrong: FieldErrors<Values>) => {
      focusFirst(wrong)
      reportInvalid(formName)(wrong)
    },
  )
  return (
    <form onSubmit={save} noValidate className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <div className="md:col-span-2 empty:hidden">
        <FormNote text={note} />
      </div>
      {fields.map((field) => (
        <div key={field.name} className={field.kind === 'check' ? 'md:col-span-2' : ''}>
          <Controller
            name={field.name}
            control={control}
            rules={{ validate: judge(field) }}
            render={({ field: { ref, value, onChange, onBlur, name } }) =>
              field.kind === 'check' ? (
                <Checkbox
                  ref={ref}
                  name={name}
                  checked={value === true}
                  onChange={(event) => onChange(event.target.checked)}
                  onBlur={onBlur}
                >
                  {t(`fields.${field.name}` as Name)}
                </Checkbox>
              ) : (
                <ProfileField
                  field={field}
                  error={fieldText(formState.errors[field.name])}
                  value={typeof value === 'string' ? value : ''}
                  onChange={onChange}
                  onBlur={onBlur}
                  inputRef={ref}
                />
              )
            }
          />
        </div>
      ))}
      <div className="sticky -bottom-4 z-10 -mx-4 -mb-4 bg-surface-1 px-4 pt-3 pb-6 shadow-[inset_0_1px_0_var(--line)] md:-bottom-6 md:col-span-2 md:-mx-6 md:-mb-6 md:rounded-b-sheet md:px-6 md:py-4">
        <Button type="submit" tone="action" size="large" block waiting={formState.isSubmitting}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
