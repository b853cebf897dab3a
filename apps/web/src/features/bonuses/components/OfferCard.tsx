import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { FactLine } from '../../../ui/FactLine'
import type { OfferView } from '../model'
import type { GiftContent } from '../queries'

interface OfferCardProps {
  readonly offer: OfferView
  readonly currency: string
  readonly content: GiftContent | undefined
  /** An offer to one of the player's groups cannot be declined, because everyone in the group gets it. */
  readonly isDeclinable?: boolean
}

/** A bonus for the next deposit, with its conditions. */
export function OfferCard({ offer, currency, content, isDeclinable = false }: OfferCardProps) {
  const t = useT('bonuses')
  const dialogs = useDialogs()
  const title = content?.title ?? offer.title
  return (
    <li className="hair flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-surface-1 p-4">
      <OfferFacts offer={offer} currency={currency} content={content} />
      <div className="ml-auto flex shrink-0 items-center gap-2">
        {isDeclinable && (
          <Button size="small" tone="ghost" onClick={() => dialogs.open('declineOffer', { id: offer.id, title })}>
            {t('offers.decline.open')}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        <Button size="small" onClick={() => dialogs.open('cashbox', { step: 'deposit', bonus: offer.id })}>
          {t('offers.deposit')}
        </Button>
      </div>
    </li>
  )
}

/** An offer for a deposit, with its picture and its conditions. */
export function OfferFacts({ offer, currency, content }: Omit<OfferCardProps, 'isDeclinable'>) {
  const t = useT('bonuses')
  const { locale } = useSite()
  const money = (cents: number) => formatMoney(cents, currency, locale, { short: true })
  const { minCents, upToCents, wager, maxBetCents, maxWinCents } = offer
  return (
    <>
      <img
        src={content?.logo ?? '/media/art/1/wrapped-gift/256.webp'}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className="size-12 shrink-0"
      />
      <div className="min-w-48 flex-1">
        <h3 className="font-[650] text-balance">{content?.title ?? offer.title}</h3>
        <p className="num mt-1 text-14 text-text-2">
          <FactLine
            facts={[
              upToCents !== undefined && t('offers.upTo', { amount: money(upToCents) }),
              minCents !== undefined && t('offers.from', { amount: money(minCents) }),
              wager > 0 && t('offers.wager', { times: wager }),
              wager > 0 && maxBetCents !== null && t('offers.maxBet', { amount: money(maxBetCents) }),
              maxWinCents !== null && t('offers.maxWin', { amount: money(maxWinCents) }),
            ]}
          />
        </p>
      </div>
    </>
  )
}
