import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { remember } from '../../../../lib/browser/storage'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { toast } from '../../../../lib/toasts'
import { useDialog } from '../../../../ui/dialog/dialogContext'
import { FormNote } from '../../../../ui/forms/FormNote'
import { registrationBonusesQuery } from '../../../bonuses/queries'
import { useWelcomeOffer } from '../../../games/components/lobby/useWelcomeOffer'
import { popupsQuery } from '../../../site/queries'
import { returnPath } from '../../model'
import { useSignUp } from '../../mutations'
import { minAge, type PlayerFields, signUpFields, type Values } from '../../signUpForm'
import { useSignUpForm } from '../../useSignUpForm'
import { variantOf } from '../../variantOf'
import { OtherProviders } from '../OtherProviders'
import { FindHelp } from './FindHelp'
import { LimitFromStart } from './LimitFromStart'
import { RegistrationBonus } from './RegistrationBonus'
import { SignUpFields } from './SignUpFields'
import { WelcomeChoice } from './WelcomeChoice'

interface SignUpFormProps {
  readonly id: string
  readonly config: PlayerFields
  readonly redirect: string | undefined
}

/** The fields of the sign-up form, and the options a new player can choose. */
export function SignUpForm({ id, config, redirect }: SignUpFormProps) {
  const t = useT('auth')
  const { close } = useDialog()
  const router = useRouter()
  const { locale, brand } = useSite()
  const { data: popups } = useQuery(popupsQuery)
  const { data: offers = [] } = useQuery(registrationBonusesQuery)
  const [bonus, setBonus] = useState('')
  const [isLimited, setLimited] = useState(false)
  const wanted = isLimited ? '/profile/limits' : returnPath(redirect, true)
  const signUp = useSignUp(wanted)
  const welcome = useWelcomeOffer()
  const [wantsWelcome, setWantsWelcome] = useState(true)
  const fields = signUpFields(config)

  const { form, note, isExcluded, submit } = useSignUpForm(config, fields, async (details, values) => {
    const variant = variantOf(popups?.sign_up_groups ?? [])
    await signUp.mutateAsync({
      password_confirmation: details['password'],
      ...presetsOf(values),
      ...details,
      ...(bonus !== '' && { registration_bonus_code: bonus }),
      context: 'registration',
      locale,
      groups: variant === undefined ? [] : [variant],
      // The operator configures the fields; the server validates them.
    } as never)
    if (welcome) remember('bonuses.welcome', wantsWelcome ? 'wanted' : 'declined')
    toast({
      kind: 'success',
      title: t('signUp.welcome'),
      text: t('signUp.mailSent', { email: String(details['email']) }),
    })
    if (wanted) await router.navigate({ href: wanted, replace: true })
    else close()
  })
  const [country, currency] = useWatch({ control: form.control, name: ['country', 'currency'] }).map(String)
  return (
    <form method="post" id={id} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <FormNote text={note}>{isExcluded && <FindHelp />}</FormNote>
      <OtherProviders redirect={redirect} />
      <SignUpFields
        fields={fields}
        form={form}
        age={minAge(config, brand.licence, country ?? '')}
        redirect={redirect}
      />
      {welcome && <WelcomeChoice title={welcome.title.text} isOn={wantsWelcome} onChange={setWantsWelcome} />}
      <RegistrationBonus offers={offers} currency={currency ?? ''} chosen={bonus} onChoose={setBonus} />
      <LimitFromStart isOn={isLimited} onChange={setLimited} />
    </form>
  )
}

/** Country and currency are sent even if the operator does not ask for them: they keep the values of the visit. */
const presetsOf = ({ country, currency }: Values) => ({ country, currency })
