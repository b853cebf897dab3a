import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { reportInvalid, reportRefused } from '../../../lib/reports/forms'
import { useSite } from '../../../lib/site'
import { toast } from '../../../lib/toasts'
import { useDialog } from '../../../ui/dialogContext'
import { FormNote } from '../../../ui/FormNote'
import { popupsQuery } from '../../site/queries'
import { variantOf } from '../abVariant'
import { returnPath } from '../model'
import { useSignUp } from '../mutations'
import { countriesQuery, currentIpQuery, registrationBonusesQuery } from '../queries'
import { leastAge, namesOf, newcomerDetails, newcomerFields, type PlayerFields, type Values } from '../signUpForm'
import { LimitFromStart } from './LimitFromStart'
import { NewcomerFields } from './NewcomerFields'
import { RegistrationBonus } from './RegistrationBonus'

interface SignUpFormProps {
  readonly id: string
  readonly config: PlayerFields
  readonly redirect: string | undefined
}

/** What is wrong is told at its field, the first one takes the focus, and all that was typed stays (VAL-28). */
export function SignUpForm({ id, config, redirect }: SignUpFormProps) {
  const t = useT('auth')
  const failureOf = useFormFailure()
  const { close } = useDialog()
  const router = useRouter()
  const { locale, brand } = useSite()
  const signUp = useSignUp()
  const { data: popups } = useQuery(popupsQuery)
  const { data: offers = [] } = useQuery(registrationBonusesQuery)
  const [bonus, setBonus] = useState('')
  const [note, setNote] = useState<string>()
  const [isLimited, setLimited] = useState(false)
  const fields = newcomerFields(config, namesOf(config, 'registration'))
  const names = fields.map(({ name }) => name)
  const form = useForm<Values>({
    // It would go by the order of registering, in which the boxes at the end come first.
    shouldFocusError: false,
    defaultValues: Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'check' ? false : ''])),
  })
  usePresets(config, form)
  const age = leastAge(config, brand.licence, String(form.watch('country') ?? ''))

  const focusFirst = (wrong: object) => {
    const first = names.find((name) => name in wrong)
    if (first) form.setFocus(first)
  }
  const send = form.handleSubmit(
    async (values) => {
      setNote(undefined)
      const details = newcomerDetails(fields, values)
      const variant = variantOf(popups?.sign_up_groups ?? [])
      try {
        await signUp.mutateAsync({
          ...{ password_confirmation: details['password'], ...presetsOf(form.getValues()), ...details },
          ...(bonus !== '' && { registration_bonus_code: bonus }),
          ...{ context: 'registration', locale, groups: variant === undefined ? [] : [variant] },
        } as never)
        toast({
          kind: 'success',
          title: t('signUp.welcome'),
          text: t('signUp.mailSent', { email: String(details['email']) }),
        })
        const path = isLimited ? '/profile/limits' : returnPath(redirect, true)
        if (path) await router.navigate({ href: path } as never)
        else close()
      } catch (error) {
        const failure = failureOf(error, names)
        for (const [name, message] of Object.entries(failure.fields)) form.setError(name, { type: 'server', message })
        focusFirst(failure.fields)
        setNote(failure.general)
        reportRefused('RegistrationForm', error)
      }
    },
    (wrong: FieldErrors<Values>) => {
      focusFirst(wrong)
      reportInvalid('RegistrationForm')(wrong as Parameters<ReturnType<typeof reportInvalid>>[0])
    },
  )
  return (
    <form id={id} onSubmit={send} noValidate className="grid grid-cols-1 gap-4">
      <FormNote text={note} />
      <NewcomerFields fields={fields} form={form} age={age} />
      <RegistrationBonus
        offers={offers}
        currency={String(form.watch('currency') ?? '')}
        chosen={bonus}
        onChoose={setBonus}
      />
      <LimitFromStart isOn={isLimited} onChange={setLimited} />
    </form>
  )
}

type Form = ReturnType<typeof useForm<Values>>

/** Country and currency go along even where an operator does not ask for them: they stay what the visit says. */
const presetsOf = ({ country, currency }: Values) => ({ country, currency })

/** Where the visitor seems to be, and what is paid with there; what he chose meanwhile stays. */
function usePresets(config: PlayerFields, { getFieldState, setValue }: Form): void {
  const { locale } = useSite()
  const { data: countries = [] } = useQuery(countriesQuery(locale))
  const { data: visitor } = useQuery(currentIpQuery)
  useEffect(() => {
    const offered = config.fields.find(({ field }) => field === 'currency')?.inclusion?.in ?? []
    const currency =
      visitor && offered.includes(visitor.default_currency) ? visitor.default_currency : (offered[0] ?? '')
    if (!getFieldState('currency').isDirty) setValue('currency', currency)
    const isKnown = countries.some(({ code }) => code === visitor?.country_code)
    if (isKnown && !getFieldState('country').isDirty) setValue('country', visitor?.country_code ?? '')
  }, [config, visitor, countries, getFieldState, setValue])
}
