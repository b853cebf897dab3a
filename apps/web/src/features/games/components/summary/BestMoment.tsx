import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref } from '../../../../lib/navigation/links'
import { Icon } from '../../../../ui/Icon'
import { Money } from '../../../../ui/Money'
import { isOwnRound } from '../../playing/isOwnRound'
import type { BestRound } from '../../playing/play'
import { tileQuery } from '../../playing/playQuery'
import { TileArt } from '../tiles/TileArt'

interface BestMomentProps {
  readonly best: BestRound
  /** The page that verifies it; none where no one could open it. */
  readonly proof: string | undefined
}

/** The round of a play session that won the most for its stake, stated without praise. */
export function BestMoment({ best, proof }: BestMomentProps) {
  const t = useT('games')
  const href = useHref()
  const { data: game } = useQuery(tileQuery(best.identifier))
  return (
    <section className="num mt-3 flex items-center gap-3 rounded-card bg-surface-2 p-4">
      {game && <TileArt game={game} sizes="36px" className="h-12 w-9 shrink-0 rounded-small" />}
      <div className="min-w-0 flex-1">
        <h3 className="text-12 text-text-2">{t('summary.best')}</h3>
        <p className="truncate font-[650]">{game?.title ?? best.identifier}</p>
        <p className="text-12 text-text-2">
          {t('reality.staked')} <Money cents={best.bet_cents} currency={best.currency} />, {t('reality.won')}{' '}
          <Money cents={best.win_cents} currency={best.currency} />
        </p>
      </div>
      {proof !== undefined && isOwnRound(best.id) && (
        // In another tab: the page behind stays paused until the check is answered.
        <a
          href={href(proof)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text"
        >
          <Icon of={ShieldCheck} />
          {t('summary.verify')}
        </a>
      )}
    </section>
  )
}
