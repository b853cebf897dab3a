import { formatDate } from '../../../lib/format/date'
import { formatMoney, shownUnitOf } from '../../../lib/format/money'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { useTimeAgo } from '../../../ui/TimeAgo'
import { artUrl, levelArt, partOf } from '../model'
import type { Level } from '../queries'
import { PoolMoney } from './PoolMoney'

interface LevelProps {
  readonly level: Level
  readonly currency: string
  readonly jackpot: string
  /** The level's index within its jackpot, from 0. */
  readonly place: number
}

/**
 * When it drops at the latest, as a short text; if the platform does not say, the jackpot's name, unless the level has
 * the same name.
 */
function useDropText({ level: { name, drop }, currency, jackpot }: LevelProps): string {
  const t = useT('jackpots')
  const { locale } = useSite()
  const zone = useReaderZone()
  if (!drop) return jackpot === name ? '' : jackpot
  if (drop.below_cents !== null)
    return t('drops.below', {
      amount: formatMoney(drop.below_cents - (drop.below_cents % shownUnitOf(currency)), currency, locale, {
        short: true,
      }),
    })
  return drop.drops_by === null
    ? t('drops.any')
    : t('drops.by', { time: formatDate(drop.drops_by, locale, 'time', zone) })
}

function LastWon({ level: { last_win } }: Pick<LevelProps, 'level'>) {
  const t = useT('jackpots')
  if (last_win === undefined) return null
  return last_win ? <Won at={last_win.at} /> : t('neverWon')
}

function Won({ at }: { readonly at: string }) {
  const t = useT('jackpots')
  return t('lastWon', { ago: useTimeAgo(at) })
}

/** The largest level of a jackpot: its amount is the focus, lit by its own star. */
export function TopLevel(props: LevelProps) {
  const { level, currency, place } = props
  const t = useT('jackpots')
  const drops = useDropText(props)
  const part = partOf(level)
  return (
    <div className="relative col-span-full flex h-36 flex-col overflow-hidden rounded-card bg-[radial-gradient(90%_150%_at_88%_30%,color-mix(in_srgb,var(--scene-glow)_62%,transparent),transparent_62%),linear-gradient(105deg,var(--scene-from),color-mix(in_srgb,var(--scene-from)_70%,var(--action-to)))] p-4 text-light shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--action-from)_45%,transparent)] lg:col-span-1 lg:h-40 lg:p-6">
      <p className="font-semibold text-14">{level.name}</p>
      <p className="text-12 text-light/80">{drops}</p>
      <div className="relative z-1 mt-auto pr-24 lg:pr-34">
        <PoolMoney
          cents={level.amount_cents}
          currency={currency}
          className="font-[720] text-[min(2rem,6.6vw,var(--fit))] leading-none tracking-tight lg:text-[min(2.75rem,var(--fit))]"
        />
      </div>
      {part === null ? (
        <p className="mt-3 text-12 text-light/80">
          <LastWon level={level} />
        </p>
      ) : (
        <div
          role="progressbar"
          aria-label={t('progress', { part })}
          aria-valuenow={Math.round(part * 100)}
          className="mt-3 h-1.5 w-2/3 overflow-hidden rounded-full bg-light/15"
        >
          <span
            className="block h-full origin-left rounded-full bg-(image:--action)"
            style={{ width: `${part * 100}%` }}
          />
        </div>
      )}
      <img
        src={artUrl(levelArt(level, place), 256)}
        alt=""
        width={128}
        height={128}
        loading="lazy"
        decoding="async"
        className="absolute top-1/2 right-3 size-20 -translate-y-1/2 drop-shadow-[0_0_24px_rgb(255_200_80/0.55)] lg:right-6 lg:size-30"
      />
    </div>
  )
}

export function SmallLevel(props: LevelProps) {
  const { level, currency, place } = props
  const drops = useDropText(props)
  return (
    <div className="hair flex min-h-27 min-w-0 flex-col rounded-card bg-surface-1 p-3 max-[22.5rem]:p-2 lg:h-40 lg:p-4">
      <p className="flex items-center gap-1 font-semibold text-12 lg:gap-2 lg:text-14">
        <img
          src={artUrl(levelArt(level, place), 64)}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          decoding="async"
          className="size-6 lg:size-8"
        />
        <span className="truncate">{level.name}</span>
      </p>
      <div className="mt-2 lg:mt-auto">
        <PoolMoney
          cents={level.amount_cents}
          currency={currency}
          className="font-[680] text-[min(0.875rem,var(--fit))] tracking-tight max-[22.5rem]:text-[min(0.75rem,var(--fit))] lg:text-[min(1.25rem,var(--fit))]"
        />
      </div>
      <p className="mt-1 text-12 leading-4 text-pretty text-text-2">{drops}</p>
      {/* Only one of the two fits on a phone, which has a list of winners. */}
      <p className="mt-0.5 truncate text-12 text-text-3 max-lg:hidden">
        <LastWon level={level} />
      </p>
    </div>
  )
}
