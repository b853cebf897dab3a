import { useRouter } from '@tanstack/react-router'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { missingFor, type ShopCard } from '../shop'
import { CoinBar } from './CoinBar'
import { Trade } from './Deal'

/** CP-17: how guests can get a card's reward. */
export function GuestDeal({ card }: { readonly card: ShopCard }) {
  const t = useT('loyalty')
  return (
    <div className="grid gap-4">
      <Trade card={card} count={1} />
      <div>
        <h3 className="font-[650]">{t('exchange.guestTitle')}</h3>
        <p className="mt-1 text-text-2">{t('exchange.guest')}</p>
      </div>
    </div>
  )
}

export function GuestFoot() {
  const t = useT('loyalty')
  const dialogs = useDialogs()
  const { isRestricted } = useSite()
  if (isRestricted) return null
  return (
    <Button tone="action" size="large" block onClick={() => dialogs.replace('signUp', {})}>
      {t('exchange.signUp')}
    </Button>
  )
}

/** CP-16: how much is missing, and how to earn it. */
export function ShortDeal({ card, chargeable }: { readonly card: ShopCard; readonly chargeable: number }) {
  const t = useT('loyalty')
  return (
    <div className="hair rounded-card bg-surface-2 p-4">
      <h3 className="mb-4 font-[650]">{t('exchange.shortTitle')}</h3>
      <div className="num mb-2 flex items-baseline justify-between gap-4">
        <span className="font-[650]">{t('mart.points', { points: Math.floor(chargeable) })}</span>
        <span className="text-text-2">{t('level.next', { points: card.points })}</span>
      </div>
      <CoinBar label={t('exchange.have')} part={chargeable / card.points} />
      <p className="num mt-3 font-[580] text-warn">{t('exchange.short', { points: missingFor(card, chargeable) })}</p>
    </div>
  )
}

export function ShortFoot() {
  const t = useT('loyalty')
  const router = useRouter()
  const href = useHref()
  const go = (path: string) => void router.navigate({ href: href(path) })
  return (
    <>
      <Button tone="action" size="large" block onClick={() => go('/categories/all')}>
        {t('exchange.play')}
      </Button>
      <Button tone="ghost" size="large" block onClick={() => go('/rocket-mart')}>
        {t('exchange.shop')}
      </Button>
    </>
  )
}
