import { stateOfPostalCode } from '@apogee/rules/validation/postal'
import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useFormFailure } from '../../lib/i18n/useErrorText'
import { useSite } from '../../lib/page/site'
import { reportInvalid, reportRejected } from '../../lib/reports/forms'
import { platformNow } from '../../lib/time/platformClock'
import { changesOf, type FormField, judgeField, type Values, valuesOf } from './model'
import { useUpdateProfile } from './mutations'
import type { Player } from './queries'

interface ProfileFormOptions {
  readonly context: string
  /** In the configured order. */
  readonly fields: readonly FormField[]
  readonly player: Player
  readonly onSaved: () => void
}

/**
 * A form about the player: validated by the rules client and server share, saved in its context, with errors next to
 * the fields.
 */
export function useProfileForm({ context, fields, player, onSaved }: ProfileFormOptions) {
  const failureOf = useFormFailure()
  const { brand } = useSite()
  const update = useUpdateProfile()
  const [note, setNote] = useState<string>()
  const form = useForm<Values>({
    defaultValues: valuesOf(fields, player),
    // By default it uses the order of registration, which differs from the configured one.
    shouldFocusError: false,
  })
  const { handleSubmit, setError, setFocus, getValues, setValue } = form
  const formName = context === 'edition' ? 'ProfileEdit' : 'UserInfoStep'
  const names = fields.map(({ name }) => name)
  const focusFirst = (wrong: object) => {
    const first = names.find((name) => name in wrong)
    if (first) setFocus(first)
  }
  const countryOf = () => String(getValues('country') ?? player.country ?? '') || null
  const judge = (field: FormField) => (value: string | boolean | undefined) => {
    if (typeof value !== 'string' || field.isLocked) return true
    return judgeField(field, value, { now: new Date(platformNow()), law: brand.law, country: countryOf() }) ?? true
  }
  /** VAL-21: an empty state is filled in from the postcode on blur, so that the player sees it before they save. */
  const onLeft = (name: string) => {
    if (name !== 'postal_code' || !names.includes('state') || getValues('state')) return
    const state = stateOfPostalCode(String(getValues('postal_code') ?? ''), countryOf())
    if (state) setValue('state', state, { shouldDirty: true })
  }
  const save = handleSubmit(
    async (values) => {
      setNote(undefined)
      try {
        await update.mutateAsync({ context, player: changesOf(fields, values) })
        // From here on, changes are counted from the saved values.
        form.reset(values)
        onSaved()
      } catch (error) {
        const failure = failureOf(error, names)
        for (const [name, message] of Object.entries(failure.fields)) setError(name, { type: 'server', message })
        focusFirst(failure.fields)
        setNote(failure.general)
        reportRejected(formName, error)
      }
    },
    (wrong: FieldErrors<Values>) => {
      focusFirst(wrong)
      reportInvalid(formName)(wrong)
    },
  )
  return { form, note, judge, onLeft, countryOf, save }
}
export type ProfileFormState = ReturnType<typeof useProfileForm>
