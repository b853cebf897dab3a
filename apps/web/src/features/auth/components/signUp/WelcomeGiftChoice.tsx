import { type ReactNode, useId } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { RadioCard } from '../../../../ui/forms/RadioCard'
import type { useWelcomeOffer } from '../../../games/components/lobby/useWelcomeOffer'
import { pictureOf, type RegistrationOffer, termsText, type WelcomeGift } from '../../welcomeGift'
import { PageLink } from './PageLink'

type Banner = NonNullable<ReturnType<typeof useWelcomeOffer>>

interface WelcomeGiftChoiceProps {
  /** The offer for the first deposit, as in the lobby's banner. */
  readonly deposit: Banner | undefined
  /** The registration bonuses offered in the currency. */
  readonly open: readonly RegistrationOffer[]
  readonly currency: string
  readonly chosen: WelcomeGift
  readonly onChoose: (gift: WelcomeGift) => void
}

/** One choice of a welcome gift, with its conditions, or no gift. The cashbox shows the deposit's again. */
export function WelcomeGiftChoice({ deposit, open, currency, chosen, onChoose }: WelcomeGiftChoiceProps) {
  const t = useT('auth')
  const { locale, brand } = useSite()
  // A closing form may still be mounted next to a new one, so each needs its own radio group name.
  const name = useId()
  if (open.length === 0 && !deposit) return null
  const group = { name, onChoose }
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-[550] text-text-2">{t('signUp.bonus')}</legend>
      {deposit && (
        <GiftOption {...group} gift="deposit" isChosen={chosen === 'deposit'} picture={brand.emblem}>
          <span data-written className="block font-[550]">
            {deposit.title.text}
          </span>
          <span data-written className="block text-12 text-text-2">
            {deposit.description.text}
          </span>
        </GiftOption>
      )}
      {open.map((offer) => (
        <GiftOption
          {...group}
          key={offer.id}
          gift={{ id: offer.id }}
          isChosen={typeof chosen === 'object' && chosen.id === offer.id}
          picture={pictureOf(offer)}
        >
          <span data-written className="block font-[550] text-balance">
            {offer.bonuses[0]?.title}
          </span>
          <span className="block text-12 text-text-2">{termsText(offer.bonuses, currency, locale, t)}</span>
        </GiftOption>
      ))}
      <GiftOption {...group} gift="none" isChosen={chosen === 'none'}>
        {t('signUp.noBonus')}
      </GiftOption>
      <p className="text-12 text-text-2">
        {t.rich('signUp.bonusRules', { terms: (text) => <PageLink slug="bonus-balance">{text}</PageLink> })}
      </p>
    </fieldset>
  )
}

interface GiftOptionProps {
  readonly name: string
  readonly gift: WelcomeGift
  readonly isChosen: boolean
  readonly picture?: string
  readonly onChoose: (gift: WelcomeGift) => void
  readonly children: ReactNode
}

function GiftOption({ name, gift, isChosen, picture, onChoose, children }: GiftOptionProps) {
  return (
    <RadioCard name={name} className="min-h-14 py-2!" checked={isChosen} onChange={() => onChoose(gift)}>
      {picture && (
        <img
          src={`/media/art/1/${picture}/128.webp`}
          alt=""
          width={48}
          height={48}
          className="size-12 shrink-0 rounded-control bg-accent/13"
        />
      )}
      <span className="min-w-0">{children}</span>
    </RadioCard>
  )
}
