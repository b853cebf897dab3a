import type { Result } from '@apogee/contract'
import { bonusCents, isOpenTo, termsOf } from '@apogee/rules/bonuses/offer'
import { useId } from 'react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { platformNow } from '../../../../lib/time/platformClock'
import { RadioCard } from '../../../../ui/forms/RadioCard'
import { PageLink } from './PageLink'

type Offer = Result<'bonuses.registration'>[number]

interface RegistrationBonusProps {
  readonly offers: readonly Offer[]
  readonly currency: string
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** The welcome bonuses a new player can choose from, with their terms, and the option to take none. */
export function RegistrationBonus({ offers, currency, chosen, onChoose }: RegistrationBonusProps) {
  const t = useT('auth')
  const { locale } = useSite()
  // A closing form may still be mounted next to a new one, so each needs its own radio group name.
  const name = useId()
  const open = offers.filter((offer) => isOpenTo(offer, { currency, groups: [], now: new Date(platformNow()) }))
  if (open.length === 0) return null
  const termsIn = ([part]: Offer['bonuses']) => {
    const cents = part ? bonusCents(part, currency) : 0
    if (!part || cents === 0) return undefined
    const { wager, maxWinCents } = termsOf(part, currency)
    const terms = t('signUp.bonusTerms', { amount: formatMoney(cents, currency, locale), times: wager })
    if (maxWinCents === null) return terms
    return `${terms} ${t('signUp.bonusMax', { amount: formatMoney(maxWinCents, currency, locale, { short: true }) })}`
  }
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-[550] text-text-2">{t('signUp.bonus')}</legend>
      {open.map((offer) => (
        <RadioCard
          key={offer.id}
          name={name}
          className="py-3!"
          checked={chosen === offer.id}
          onChange={() => onChoose(offer.id)}
        >
          <span className="min-w-0">
            <span data-written className="block font-[550]">
              {offer.bonuses[0]?.title}
            </span>
            <span className="block text-12 text-text-2">{termsIn(offer.bonuses)}</span>
          </span>
        </RadioCard>
      ))}
      <RadioCard
        name={name}
        className="py-3!"
        checked={!open.some(({ id }) => id === chosen)}
        onChange={() => onChoose('')}
      >
        {t('signUp.noBonus')}
      </RadioCard>
      <p className="text-12 text-text-2">
        {t.rich('signUp.bonusRules', { terms: (text) => <PageLink slug="bonus-balance">{text}</PageLink> })}
      </p>
    </fieldset>
  )
}
