import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { remember } from '../../../../lib/browser/storage'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useSite } from '../../../../lib/page/site'
import { platformNow } from '../../../../lib/time/platformClock'
import { toast } from '../../../../lib/toasts'
import { FormNote } from '../../../../ui/forms/FormNote'
import { Switch } from '../../../../ui/forms/Switch'
import { Icon } from '../../../../ui/Icon'
import { registrationBonusesQuery } from '../../../bonuses/queries'
import { useWelcomeOffer } from '../../../games/components/lobby/useWelcomeOffer'
import { popupsQuery } from '../../../site/queries'
import { returnPath } from '../../model'
import { useSignUp } from '../../mutations'
import { minAge, type PlayerFields, signUpFields, type Values } from '../../signUpForm'
import { useSignUpForm } from '../../useSignUpForm'
import { variantOf } from '../../variantOf'
import { giftOf, openOffers, type WelcomeGift } from '../../welcomeGift'
import { OtherProviders } from '../OtherProviders'
import { FindHelp } from './FindHelp'
import { SignUpFields } from './SignUpFields'
import { WelcomeGiftChoice } from './WelcomeGiftChoice'

interface SignUpFormProps {
  readonly id: string
  readonly config: PlayerFields
  readonly redirect: string | undefined
}

/** The fields of the sign-up form, and the options a new player can choose. */
export function SignUpForm({ id, config, redirect }: SignUpFormProps) {
  const t = useT('auth')
  const dialogs = useDialogs()
  const router = useRouter()
  const { locale, brand } = useSite()
  const { data: popups } = useQuery(popupsQuery)
  const { data: offers = [] } = useQuery(registrationBonusesQuery)
  const [chosen, setChosen] = useState<WelcomeGift>('deposit')
  const [isLimited, setLimited] = useState(false)
  const wanted = isLimited ? '/profile/limits' : returnPath(redirect, true)
  const signUp = useSignUp(wanted)
  const welcome = useWelcomeOffer()
  const fields = signUpFields(config)

  const openIn = (currency: string) => openOffers(offers, currency, platformNow())
  const giftFor = (currency: string) => giftOf(chosen, welcome !== undefined, openIn(currency))
  const { form, note, isExcluded, submit } = useSignUpForm(config, fields, async (details, values) => {
    const gift = giftFor(String(values['currency']))
    const variant = variantOf(popups?.sign_up_groups ?? [])
    await signUp.mutateAsync({
      password_confirmation: details['password'],
      ...presetsOf(values),
      ...details,
      ...(typeof gift === 'object' && { registration_bonus_code: gift.id }),
      context: 'registration',
      locale,
      groups: variant === undefined ? [] : [variant],
      // The operator configures the fields; the server validates them.
    } as never)
    if (welcome) remember('bonuses.welcome', gift === 'deposit' ? 'wanted' : 'declined')
    // A player on the way to a page goes on to it; all others are welcomed with the gift they chose.
    if (wanted && wanted !== '/') {
      toast({
        kind: 'success',
        title: t('signUp.welcome'),
        text: t('signUp.mailSent', { email: String(details['email']) }),
      })
      await router.navigate({ href: wanted, replace: true })
      return
    }
    // The form may be the page itself.
    if (wanted || router.state.matches.at(-1)?.staticData.dialog) await router.navigate({ to: '/', replace: true })
    dialogs.replace('welcome', { gift: typeof gift === 'object' ? 'given' : gift })
  })
  const [country, currency] = useWatch({ control: form.control, name: ['country', 'currency'] }).map(String)
  return (
    <form method="post" id={id} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <FormNote text={note}>{isExcluded && <FindHelp />}</FormNote>
      <OtherProviders redirect={redirect} />
      <SignUpFields fields={fields} form={form} age={minAge(config, brand.law, country ?? '')} redirect={redirect} />
      <WelcomeGiftChoice
        deposit={welcome}
        open={openIn(currency ?? '')}
        currency={currency ?? ''}
        chosen={giftFor(currency ?? '')}
        onChoose={setChosen}
      />
      <LimitFromStart isOn={isLimited} onChange={setLimited} />
    </form>
  )
}

/** Country and currency are sent even if the operator does not ask for them: they keep the values of the visit. */
const presetsOf = ({ country, currency }: Values) => ({ country, currency })

interface LimitFromStartProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Players who want a limit before their first deposit are taken there right after sign-up. */
function LimitFromStart({ isOn, onChange }: LimitFromStartProps) {
  const t = useT('auth')
  const id = useId()
  return (
    <div className="flex min-h-12 items-center gap-3 rounded-control bg-surface-2 py-1 pr-2 pl-4 shadow-line">
      <Icon of={ShieldCheck} className="text-text-2" />
      <span id={id} className="min-w-0 flex-1">
        {t('signUp.limit')} <span className="text-text-3">{t('signUp.limitNext')}</span>
      </span>
      <Switch aria-labelledby={id} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </div>
  )
}
