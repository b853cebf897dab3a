import { isUnconfirmed } from '@apogee/rules/bonuses/stages'
import type { ReactNode } from 'react'
import { formatDate, timeLeft } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { localClock } from '../../../lib/time/clock'
import { usePlatformNow } from '../../../lib/time/platformClock'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Money } from '../../../ui/Money'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import type { Bonus, Freespins } from '../queries'
import { GiftArt } from './GiftArt'
import { GiftScene } from './GiftScene'
import { StageTag } from './StageTag'

type Left = Pick<ReturnType<typeof timeLeft>, 'days' | 'hours' | 'minutes'>

/** From two days on the nearest number of days, so that a gift of seven days does not begin with six. */
const nearestDay = ({ days, hours, minutes }: Left): Left =>
  days >= 2 && hours >= 12 ? { days: days + 1, hours: 0, minutes: 0 } : { days, hours, minutes }

/** The time left to activate, wager or play it; empty until the page knows the reader's time. */
function TimeLeft({ until, kind }: { readonly until: string; readonly kind: 'activate' | 'wager' | 'play' }) {
  const t = useT('bonuses')
  const now = usePlatformNow(localClock)
  if (now === undefined) return <span className="inline-block h-4" />
  const { days, hours, minutes } = nearestDay(timeLeft(Date.parse(until), now))
  const left =
    days > 0 ? t('time.days', { days }) : hours > 0 ? t('time.hours', { hours }) : t('time.minutes', { minutes })
  return <>{t(`time.${kind}`, { left })}</>
}

type AnyGift = Bonus | Freespins

interface GiftFrameProps {
  readonly gift: AnyGift
  /** The emblem shown if it is not limited to certain games. */
  readonly art: string
  /** The stage with a time limit, and whether the limit is for wagering or for playing. */
  readonly running: { readonly stage: AnyGift['stage']; readonly kind: 'wager' | 'play' }
  readonly title?: ReactNode
  /** Its amount. */
  readonly sum: ReactNode
  /** No scene: the page already has one. */
  readonly isPlain?: boolean
  readonly children: ReactNode
}

/** The card of a gift: its scene with status and time left, title, amount and image; its specific content comes below. */
export const GiftFrame = ({ gift, art, running, title, sum, isPlain = false, children }: GiftFrameProps) => (
  <article className="hair flex h-full flex-col overflow-hidden rounded-card bg-surface-1">
    <div className="relative isolate flex min-h-36 items-center gap-4 p-4 lg:px-6">
      {!isPlain && <GiftScene gift={gift} />}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <StageTag stage={gift.stage} />
          <span className="num text-12 text-text-2">
            {gift.stage === 'issued' && gift.activatable_until && (
              <TimeLeft until={gift.activatable_until} kind="activate" />
            )}
            {gift.stage === running.stage && gift.valid_until && (
              <TimeLeft until={gift.valid_until} kind={running.kind} />
            )}
          </span>
        </div>
        {title && <h3 className="mt-2 font-[650] text-balance">{title}</h3>}
        <p className="num mt-1 text-24 font-[680]">{sum}</p>
        {gift.group_key === 'lootbox' && <FromBox />}
      </div>
      <GiftArt games={gift.games_info} emblem={art} />
    </div>
    <div className={`flex flex-1 flex-col gap-4 p-4 lg:px-6 lg:pb-6 ${isPlain ? 'pt-0 lg:pt-0' : ''}`}>{children}</div>
  </article>
)

/** It was drawn by a wheel or a box. */
function FromBox() {
  const t = useT('bonuses')
  return <p className="text-14 text-text-2">{t('fromBox')}</p>
}

interface GiftActionsProps {
  readonly gift: AnyGift
  /** The sheet around it has the button that activates it. */
  readonly isInSheet: boolean
  readonly isActivating: boolean
  readonly onActivate: (onError: () => void) => void
  readonly cancel: string
  readonly onCancel: () => void
}

/** OPEN-79: both actions for an unconfirmed gift; a running one can be cancelled. */
export function GiftActions({ gift, isInSheet, isActivating, onActivate, cancel, onCancel }: GiftActionsProps) {
  const t = useT('bonuses')
  const isNew = isUnconfirmed(gift)
  // SAFE-02: their time would run out while they cannot be played.
  const isOnBreak = useIsOnBreak()
  if (!isNew && !gift.cancelable) return null
  const tellFailure = () =>
    toast({ kind: 'error', id: 'gift', title: t('activated.failed'), text: t('activated.failedText') })
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-1">
      {isNew && isOnBreak && <p className="w-full text-14 text-text-2">{t('onBreak')}</p>}
      {isNew && !isOnBreak && !isInSheet && (
        <Button tone="tonal" waiting={isActivating} onClick={() => onActivate(tellFailure)}>
          {t('activate')}
        </Button>
      )}
      {gift.cancelable && (
        <Button tone="ghost" onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </div>
  )
}

export type Fact = readonly [label: string, value: string]

/** The conditions of a gift: everything a player has to know before they activate it. */
export const Facts = ({ facts, isWide }: { readonly facts: readonly Fact[]; readonly isWide: boolean }) => (
  <dl className={`num grid grid-cols-2 gap-x-4 gap-y-3 text-14 ${isWide ? 'md:grid-cols-4' : ''}`}>
    {facts.map(([label, value]) => (
      <div key={label} className="min-w-0">
        <dt className="text-12 text-text-2">{label}</dt>
        <dd className="font-[620] wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)

interface PastLineProps {
  readonly gift: AnyGift
  readonly cents: number
  readonly children: ReactNode
}

/** A past gift, in one line. */
export function PastLine({ gift, cents, children }: PastLineProps) {
  const { locale } = useSite()
  return (
    <li className="hair flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-surface-1 p-4">
      <StageTag stage={gift.stage} />
      {children}
      <Money cents={cents} currency={gift.currency} className="font-[620]" />
      {gift.ended_at && (
        <time dateTime={gift.ended_at} className="num w-full text-12 text-text-2 md:w-auto">
          {formatDate(gift.ended_at, locale, 'day', 'UTC')}
        </time>
      )}
    </li>
  )
}
