import { signUpFields } from '@apogee/contract/auth'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type FieldErrors, type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { reportInvalid, reportRefused } from '../../../lib/reports/forms'
import { useSite } from '../../../lib/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { Dialog } from '../../../ui/Dialog'
import { useDialog } from '../../../ui/dialogContext'
import { Field } from '../../../ui/Field'
import { FormNote } from '../../../ui/FormNote'
import { PasswordInput } from '../../../ui/PasswordInput'
import { Select } from '../../../ui/Select'
import { TextInput } from '../../../ui/TextInput'
import { collectionsCountQuery } from '../../games/queries'
import { OtherWay } from '../components/OtherWay'
import { PasswordMeter } from '../components/PasswordMeter'
import { SignUpAside } from '../components/SignUpAside'
import { returnPath } from '../model'
import { useSignUp } from '../mutations'
import { countriesQuery, currentIpQuery, playerFieldsQuery } from '../queries'

const fields = signUpFields.pick({
  email: true,
  password: true,
  country: true,
  currency: true,
  receive_promos: true,
  terms_acceptance: true,
  age_acceptance: true,
})
type Values = z.input<typeof fields>
const names = ['email', 'password', 'country', 'currency', 'terms_acceptance', 'age_acceptance'] as const

/** CONST-31 */
const currencies = ['EUR', 'USD', 'AUD', 'CAD', 'NZD', 'BRL', 'NOK', 'JPY', 'KZT'] as const

/** A new player in one form (AUTH-06): email, password, where from, in which money, and the two consents. */
export default function SignUpDialog({ redirect }: { readonly redirect?: string }) {
  const t = useT('auth')
  const fieldText = useFieldText()
  const failureOf = useFormFailure()
  const { close } = useDialog()
  const router = useRouter()
  const { locale } = useSite()
  const signUp = useSignUp()
  const [note, setNote] = useState<string>()
  const { data: countries = [] } = useQuery(countriesQuery(locale))
  const { data: visitor } = useQuery(currentIpQuery)
  const { data: playerFields } = useQuery(playerFieldsQuery)
  const { data: games } = useQuery(collectionsCountQuery)
  const age = playerFields?.fields.find(({ field }) => field === 'date_of_birth')?.age?.min.default ?? 18
  const { register, handleSubmit, setError, setFocus, setValue, getFieldState, watch, formState } = useForm<Values>({
    resolver: zodResolver(fields) as never,
    // It would go by the order of registering, in which the boxes at the end come first.
    shouldFocusError: false,
    defaultValues: { email: '', password: '', country: '', currency: 'EUR', receive_promos: false },
  })
  const { errors } = formState

  // Presets must not overwrite what the player chose meanwhile.
  useEffect(() => {
    if (!visitor || countries.length === 0) return
    const isKnown = countries.some(({ code }) => code === visitor.country_code)
    if (isKnown && !getFieldState('country').isDirty) setValue('country', visitor.country_code ?? '')
    const isOffered = (currencies as readonly string[]).includes(visitor.default_currency)
    if (isOffered && !getFieldState('currency').isDirty) setValue('currency', visitor.default_currency)
  }, [visitor, countries, getFieldState, setValue])

  const focusFirst = (wrong: object) => {
    const first = names.find((name) => name in wrong)
    if (first) setFocus(first)
  }
  const onInvalid = (wrong: FieldErrors<Values>) => {
    focusFirst(wrong)
    reportInvalid('RegistrationForm')(wrong)
  }
  const submit = handleSubmit(async (user) => {
    setNote(undefined)
    try {
      await signUp.mutateAsync({ ...user, password_confirmation: user.password, locale } as never)
      toast({ kind: 'success', title: t('signUp.welcome'), text: t('signUp.mailSent', { email: user.email }) })
      const path = returnPath(redirect, true)
      if (path) await router.navigate({ href: path } as never)
      else close()
    } catch (error) {
      const failure = failureOf(error, names)
      for (const [field, message] of Object.entries(failure.fields))
        setError(field as FieldPath<Values>, { type: 'server', message })
      focusFirst(failure.fields)
      setNote(failure.general)
      reportRefused('RegistrationForm', error)
    }
  }, onInvalid)
  const terms = {
    terms: (text: React.ReactNode) => <PageLink slug="terms-and-conditions">{text}</PageLink>,
    privacy: (text: React.ReactNode) => <PageLink slug="privacy-policy">{text}</PageLink>,
  }
  return (
    <Dialog title={t('signUp.title')} size="large" aside={<SignUpAside games={games} age={age} />}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <FormNote text={note} />
        <Field label={t('fields.email')} error={fieldText(errors.email)}>
          {(ids) => (
            <TextInput
              {...ids}
              {...register('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
            />
          )}
        </Field>
        <div>
          <Field label={t('fields.password')} error={fieldText(errors.password)}>
            {(ids) => <PasswordInput {...ids} {...register('password')} autoComplete="new-password" />}
          </Field>
          {!errors.password && <PasswordMeter password={watch('password')} />}
        </div>
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-4">
          <Field label={t('fields.country')} error={fieldText(errors.country)}>
            {(ids) => (
              <Select {...ids} {...register('country')} autoComplete="country">
                <option value="" />
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('fields.currency')} error={fieldText(errors.currency)}>
            {(ids) => (
              <Select {...ids} {...register('currency')}>
                {currencies.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div className="grid gap-1">
          <Checkbox {...register('terms_acceptance')} error={fieldText(errors.terms_acceptance)}>
            {t.rich('fields.terms', terms)}
          </Checkbox>
          <Checkbox {...register('age_acceptance')} error={fieldText(errors.age_acceptance)}>
            {t('fields.age', { age })}
          </Checkbox>
          <Checkbox {...register('receive_promos')}>{t('fields.promos')}</Checkbox>
        </div>
        <Button type="submit" tone="action" size="large" block waiting={formState.isSubmitting}>
          {t('signUp.submit')}
        </Button>
        <OtherWay question={t('signUp.hasAccount')} answer={t('signUp.signIn')} dialog="signIn" redirect={redirect} />
      </form>
    </Dialog>
  )
}

/** Opens beside the form, so that nothing typed is lost. */
function PageLink({ slug, children }: { readonly slug: string; readonly children: React.ReactNode }) {
  return (
    <Link to="/$" params={{ _splat: slug }} target="_blank" preload={false} className="link text-accent-text">
      {children}
    </Link>
  )
}
