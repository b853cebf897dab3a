import { isUnconfirmed } from '@apogee/rules/bonuses/stages'
import { Play } from 'lucide-react'
import { useDialogs } from '../../../lib/dialogs'
import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/links'
import { useSite } from '../../../lib/site'
import { toast } from '../../../lib/toasts'
import { Button, buttonLook } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Money } from '../../../ui/Money'
import { useActivateFreespins } from '../mutations'
import type { Freespins, GiftDress } from '../queries'
import { StageTag } from './StageTag'
import { TimeLeft } from './TimeLeft'

const usualArt = '/media/art/1/slot-machine/256.webp'

interface SpinsCardProps {
  readonly spins: Freespins
  readonly dress: GiftDress | undefined
}

/** BON-04, BON-10: free spins with what they are worth, the games to play them in, and how far they are. */
export function SpinsCard({ spins, dress }: SpinsCardProps) {
  const t = useT('bonuses')
  const { locale } = useSite()
  const isRunning = spins.stage === 'activated'
  const money = (cents: number) => formatMoney(cents, spins.currency, locale)
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('spins.worth'), money(spins.bet_cents)],
    [
      t('spins.winnings'),
      spins.wager === 0
        ? t('spins.money')
        : t('spins.wagered', { times: spins.wager.toLocaleString(formatTag(locale)) }),
    ],
    ...(spins.most_cents === null ? [] : [[t('spins.most'), money(spins.most_cents)] as const]),
    spins.valid_until === null
      ? [t('spins.time'), t('facts.timeValue', { days: spins.play_days })]
      : [t('spins.until'), formatDate(spins.valid_until, locale, 'dayTime')],
  ]
  return (
    <article className="hair flex h-full flex-col gap-4 rounded-card bg-surface-1 p-4 lg:p-6">
      <div className="flex items-start gap-4">
        <img src={dress?.logo ?? usualArt} alt="" width={64} height={64} loading="lazy" className="size-16 shrink-0" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-2">
            <StageTag stage={spins.stage} />
            <span className="num text-12 text-text-2">
              {spins.stage === 'issued' && spins.activatable_until && (
                <TimeLeft until={spins.activatable_until} kind="activate" />
              )}
              {isRunning && spins.valid_until && <TimeLeft until={spins.valid_until} kind="play" />}
            </span>
          </div>
          <h3 className="mt-2 font-[650] text-balance">{dress?.title ?? spins.title}</h3>
          <p className="num mt-1 text-24 font-[680]">{t('spins.count', { count: spins.freespins_total })}</p>
        </div>
      </div>
      {isRunning && <SpinsBar spins={spins} />}
      <dl className={`num grid grid-cols-2 gap-x-4 gap-y-3 text-14 ${isRunning ? 'md:grid-cols-4' : ''}`}>
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-12 text-text-2">{label}</dt>
            <dd className="font-[620] wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Games spins={spins} />
      <SpinsActions spins={spins} />
    </article>
  )
}

/** How many have been played, and what they have won. */
function SpinsBar({ spins }: { readonly spins: Freespins }) {
  const t = useT('bonuses')
  const done = spins.freespins_performed ?? 0
  return (
    <div>
      <div className="num flex items-baseline justify-between gap-4">
        <span className="font-[650]">{t('spins.played', { done, all: spins.freespins_total })}</span>
        <span className="text-14 text-text-2">
          {t('spins.won')} <Money cents={spins.won_cents} currency={spins.currency} className="font-[650] text-text" />
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={spins.title}
        aria-valuemin={0}
        aria-valuemax={spins.freespins_total}
        aria-valuenow={done}
        className="mt-2 h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform duration-(--t-enter)"
          style={{ transform: `scaleX(${done / spins.freespins_total})` }}
        />
      </div>
    </div>
  )
}

/** Where they are played: before they are activated in words, then as ways there. */
function Games({ spins: { games_info: games, stage } }: { readonly spins: Freespins }) {
  const t = useT('bonuses')
  const href = useHref()
  if (games.length === 0) return null
  if (stage !== 'activated')
    return (
      <p className="text-14 text-text-2">{t('spins.games', { games: games.map(({ title }) => title).join(', ') })}</p>
    )
  return (
    <ul className="flex flex-wrap gap-2">
      {games.map(({ identifier, title, frontend_url: url }) => (
        <li key={identifier}>
          <a href={href(url)} className={buttonLook({ tone: 'tonal', size: 'small' })}>
            <Icon of={Play} size={16} />
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function SpinsActions({ spins }: { readonly spins: Freespins }) {
  const t = useT('bonuses')
  const dialogs = useDialogs()
  const { mutate, isPending } = useActivateFreespins()
  const isNew = isUnconfirmed(spins)
  if (!isNew && !spins.cancelable) return null
  const activate = () =>
    mutate(spins.id, {
      onSuccess: () => toast({ kind: 'success', id: 'gift', title: t('spins.started') }),
      onError: () =>
        toast({ kind: 'error', id: 'gift', title: t('activated.failed'), text: t('activated.failedText') }),
    })
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-1">
      {isNew && (
        <Button tone="tonal" waiting={isPending} onClick={activate}>
          {t('activate')}
        </Button>
      )}
      <Button tone="ghost" onClick={() => dialogs.open('cancelSpins', { id: spins.id })}>
        {t('spins.cancel.open')}
      </Button>
    </div>
  )
}

/** Free spins that are over, in a line. */
export function PastSpins({ spins }: { readonly spins: Freespins }) {
  const t = useT('bonuses')
  const { locale } = useSite()
  return (
    <li className="hair flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-surface-1 p-4">
      <StageTag stage={spins.stage} />
      <span className="min-w-40 flex-1 font-[620]">{spins.title}</span>
      <span className="num text-14 text-text-2">
        {t('spins.played', { done: spins.freespins_performed ?? 0, all: spins.freespins_total })}
      </span>
      <Money cents={spins.won_cents} currency={spins.currency} className="font-[620]" />
      {spins.ended_at && (
        <time dateTime={spins.ended_at} className="num w-full text-12 text-text-2 md:w-auto">
          {formatDate(spins.ended_at, locale, 'day', 'UTC')}
        </time>
      )}
    </li>
  )
}
