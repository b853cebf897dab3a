import { useQuery } from '@tanstack/react-query'
import { Gift, Lock, Sparkles } from 'lucide-react'
import { useStore } from '../../../lib/browser/createStore'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHasTexts } from '../../../lib/i18n/useHasTexts'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import { type Status, useStatus } from '../../../lib/page/statusLine'
import { activeIn, isClosedBy, spinsFor, wageringOf } from '../model'
import { bonusesQuery, type Freespins, freespinsQuery } from '../queries'
import { rejectedBet } from '../rejectedBet'

export interface GiftStatusProps {
  readonly currency: string
  /** The game's identifier. */
  readonly game: string
  readonly categories: readonly string[]
}

type StatusText = Omit<Status, 'id'>

/**
 * Adds to the line above a game: its free spins, and the bonus being wagered, with its progress and maximum bet. Without
 * its texts nothing is added, and the game continues.
 */
export default function GiftStatus(props: GiftStatusProps) {
  return useHasTexts('bonuses') && <Statuses {...props} />
}

function Statuses(props: GiftStatusProps) {
  useStatus('spins', useSpins(props))
  useStatus('wagering', useWagering(props))
  return null
}

/** Free spins for this game: their progress, or that they wait to be activated. */
function useSpins({ currency, game }: GiftStatusProps): StatusText | null {
  const t = useT('bonuses')
  const { locale } = useSite()
  const { data = [] } = useQuery(freespinsQuery())
  const spins = spinsFor(data, game, currency)
  if (!spins) return null
  const shared = { icon: Sparkles, path: '/profile/gifts' }
  if (spins.stage !== 'activated') return { ...shared, ...waiting(spins, t) }
  const { freespins_total: all, freespins_performed: done } = spins
  return {
    ...shared,
    short: `${done ?? 0}/${all}`,
    lead: t('spins.played', { done: done ?? 0, all }),
    rest: `${t('spins.won')} ${formatMoney(spins.won_cents, currency, locale)}`,
    part: all > 0 ? (done ?? 0) / all : 0,
  }
}

const waiting = ({ feature, freespins_total: count }: Freespins, t: ReturnType<typeof useT<'bonuses'>>) => ({
  short: String(count),
  lead: t(feature === null ? 'spins.count' : 'spins.features', { count }),
  rest: feature === null ? t('spins.waiting', { count }) : t('spins.waitingFeature'),
})

function useWagering({ currency, game, categories }: GiftStatusProps): StatusText | null {
  const t = useT('bonuses')
  const { locale } = useSite()
  const dialogs = useDialogs()
  const { data = [] } = useQuery(bonusesQuery())
  const tooHigh = useStore(rejectedBet)
  const bonus = activeIn(data, currency)
  if (!bonus) return null
  const { percent, leftCents } = wageringOf(bonus)
  const money = (cents: number) => formatMoney(cents, currency, locale, { short: true })
  const left = t('left', { amount: formatMoney(leftCents, currency, locale) })
  const shared = {
    icon: Gift,
    short: t('percent', { percent }),
    part: percent / 100,
    onOpen: () => dialogs.open('wagering', { id: bonus.id }),
  }
  const closed = { ...shared, icon: Lock, isProblem: true }
  if (isClosedBy(bonus, game, categories))
    return { ...closed, short: t('strip.closedLead'), lead: t('strip.closedLead'), rest: t('strip.closed') }
  if (tooHigh !== null) {
    const announcement = t('strip.tooHigh', { amount: money(tooHigh) })
    const short = t('strip.atMost', { amount: money(tooHigh) })
    return { ...closed, isUrgent: true, short, lead: t('strip.tooHighLead'), rest: short, announcement }
  }
  const most = bonus.max_bet_cents === null ? [] : [t('strip.maxBet', { amount: money(bonus.max_bet_cents) })]
  return { ...shared, lead: t('wagered', { percent }), rest: [...most, left].join(' · ') }
}
