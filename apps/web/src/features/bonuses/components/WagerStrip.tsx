import { useQuery } from '@tanstack/react-query'
import { Gift, Lock, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from '../../../lib/browser/createStore'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { activeIn, isClosedBy, spinsFor, wageringOf } from '../model'
import { bonusesQuery, freespinsQuery } from '../queries'
import { rejectedBet } from '../rejectedBet'

export interface WagerStripProps {
  readonly currency: string
  /** The game's identifier. */
  readonly game: string
  readonly categories: readonly string[]
}

/**
 * A discreet line at a game: the bonus being wagered, its progress, and the maximum bet while it is wagered. Empty
 * without a bonus.
 */
export default function WagerStrip(props: WagerStripProps) {
  const { texts } = useSite()
  const [hasWords, setHasWords] = useState(false)
  useEffect(() => {
    // Without its texts the line is left out, and the game continues.
    texts.need('bonuses').then(
      () => setHasWords(true),
      () => undefined,
    )
  }, [texts])
  return (
    hasWords && (
      <>
        <SpinsStrip {...props} />
        <Strip {...props} />
      </>
    )
  )
}

/** Free spins for this game: their progress, or that they wait to be activated. */
function SpinsStrip({ currency, game }: WagerStripProps) {
  const t = useT('bonuses')
  const { locale } = useSite()
  const href = useHref()
  const { data = [] } = useQuery(freespinsQuery())
  const spins = spinsFor(data, game, currency)
  if (!spins) return null
  const { freespins_total: all, freespins_performed: done } = spins
  const won = formatMoney(spins.won_cents, currency, locale)
  return (
    <a
      href={href('/profile/gifts')}
      className="num no-tap flex h-9 w-full shrink-0 items-center gap-3 bg-surface-2 px-3 text-12 text-text-2 pointer-coarse:h-11"
    >
      <Icon of={Sparkles} size={16} className="shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1 truncate">
        {spins.stage === 'activated' ? (
          <>
            <b className="text-text">{t('spins.played', { done: done ?? 0, all })}</b> · {t('spins.won')} {won}
          </>
        ) : (
          <b className="text-text">
            {spins.feature === null ? t('spins.waiting', { count: all }) : t('spins.waitingFeature')}
          </b>
        )}
      </span>
    </a>
  )
}

function Strip({ currency, game, categories }: WagerStripProps) {
  const t = useT('bonuses')
  const { locale } = useSite()
  const dialogs = useDialogs()
  const { data = [] } = useQuery(bonusesQuery())
  const tooHigh = useStore(rejectedBet)
  const bonus = activeIn(data, currency)
  if (!bonus) return null
  const { percent, leftCents } = wageringOf(bonus)
  const left = formatMoney(leftCents, currency, locale)
  const isClosed = isClosedBy(bonus, game, categories)
  return (
    <button
      type="button"
      onClick={() => dialogs.open('wagering', { id: bonus.id })}
      className="num no-tap flex h-9 w-full shrink-0 items-center gap-3 bg-surface-2 px-3 text-left text-12 text-text-2 pointer-coarse:h-11"
    >
      <Icon
        of={isClosed ? Lock : Gift}
        size={16}
        className={`shrink-0 ${isClosed ? 'text-danger-text' : 'text-accent-text'}`}
      />
      <span className="min-w-0 flex-1 truncate">
        {isClosed ? (
          <>
            <b className="text-text">{t('strip.closed')}</b>
            {/* Both do not fit on a phone, and an amount is never truncated. */}
            <span className="max-md:hidden"> · {t('left', { amount: left })}</span>
          </>
        ) : tooHigh !== null ? (
          <b role="status" className="text-danger-text">
            {t('strip.tooHigh', { amount: formatMoney(tooHigh, currency, locale) })}
          </b>
        ) : (
          <>
            <b className="text-text">{t('wagered', { percent })}</b>
            {bonus.max_bet_cents !== null && (
              <>
                {' '}
                · {t('strip.maxBet', { amount: formatMoney(bonus.max_bet_cents, currency, locale, { short: true }) })}
              </>
            )}{' '}
            · {t('left', { amount: left })}
          </>
        )}
      </span>
      <span
        aria-hidden="true"
        className="hidden h-1.5 w-32 shrink-0 overflow-hidden rounded-full bg-surface-3 md:block"
      >
        <span
          className="block h-full origin-left rounded-full bg-accent"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </span>
    </button>
  )
}
