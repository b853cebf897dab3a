import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { ApiError } from '../../lib/api'
import { useFormFailure } from '../../lib/i18n/useErrorText'
import { reportInvalid, reportRejected } from '../../lib/reports/forms'
import { type PlayerFields, type SignUpField, signUpDetails, type Values } from './signUpForm'
import { usePresets } from './usePresets'

type Details = ReturnType<typeof signUpDetails>

/**
 * A form with sign-up fields. Errors appear next to their fields, the first invalid one takes the focus, all typed
 * values stay, and the failure is reported (VAL-28).
 */
export function useSignUpForm(
  config: PlayerFields,
  fields: readonly SignUpField[],
  send: (details: Details, values: Values) => Promise<unknown>,
) {
  const failureOf = useFormFailure()
  const [note, setNote] = useState<string>()
  const [isExcluded, setIsExcluded] = useState(false)
  const names = fields.map(({ name }) => name)
  const form = useForm<Values>({
    // By default it uses the order of registration, in which the checkboxes at the end come first.
    shouldFocusError: false,
    defaultValues: Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'check' ? false : ''])),
  })
  usePresets(config, form)
  const focusFirst = (wrong: object) => {
    const first = names.find((name) => name in wrong)
    if (first) form.setFocus(first)
  }
  const submit = form.handleSubmit(
    async (values) => {
      setNote(undefined)
      try {
        await send(signUpDetails(fields, values), form.getValues())
      } catch (error) {
        const failure = failureOf(error, names)
        for (const [name, message] of Object.entries(failure.fields)) form.setError(name, { type: 'server', message })
        const isTaken = error instanceof ApiError && error.code('email') === 'taken'
        if (isTaken && failure.fields['email'])
          form.setError('email', { type: 'taken', message: failure.fields['email'] })
        focusFirst(failure.fields)
        setNote(failure.general)
        setIsExcluded(error instanceof ApiError && error.code('base') === 'self_excluded')
        reportRejected('RegistrationForm', error)
      }
    },
    (wrong: FieldErrors<Values>) => {
      focusFirst(wrong)
      reportInvalid('RegistrationForm')(wrong as Parameters<ReturnType<typeof reportInvalid>>[0])
    },
  )
  return { form, note, isExcluded, submit }
}
