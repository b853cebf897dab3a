import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { useReaderZone } from '../../../lib/format/readerZone'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Icon } from '../../../ui/Icon'
import { Money } from '../../../ui/Money'
import { playerQuery } from '../../profile/queries'
import { useActivateFreespins } from '../mutations'
import type { Freespins, GiftContent } from '../queries'
import { type Fact, Facts, GiftActions, GiftFrame, PastLine } from './GiftFrame'
import { ProgressBar } from './ProgressBar'

const usualArt = '/media/art/1/slot-machine/256.webp'
const featureArt = '/media/art/1/coin/256.webp'

interface SpinsCardProps {
  readonly spins: Freespins
  readonly content: GiftContent | undefined
  /** The sheet around it has the button that activates them. */
  readonly isInSheet?: boolean
}

/** BON-04, BON-10: free spins with their value, their games, and their progress. */
export function SpinsCard({ spins, content, isInSheet = false }: SpinsCardProps) {
  const t = useT('bonuses')
  const { locale } = useSite()
  const zone = useReaderZone()
  const dialogs = useDialogs()
  const { mutate, isPending } = useActivateFreespins()
  const isRunning = spins.stage === 'activated'
  const { wager } = spins
  const money = (cents: number) => formatMoney(cents, spins.currency, locale)
  const facts: readonly Fact[] = [
    ...(spins.bet_cents > 0 ? [[t('spins.worth'), money(spins.bet_cents)] as const] : []),
    // Other platforms do not say how winnings are paid (docs/wire.md).
    ...(wager !== undefined
      ? [
          [
            t('spins.winnings'),
            wager === 0 ? t('spins.money') : t('spins.wagered', { times: wager.toLocaleString(formatTag(locale)) }),
          ] as const,
        ]
      : []),
    ...(spins.most_cents === null ? [] : [[t('spins.most'), money(spins.most_cents)] as const]),
    ...(spins.valid_until !== null
      ? [[t('spins.until'), formatDate(spins.valid_until, locale, 'dayTime', zone)] as const]
      : spins.play_days > 0
        ? [[t('spins.time'), t('facts.timeValue', { days: spins.play_days })] as const]
        : []),
  ]
  const activate = (onError: () => void) =>
    mutate(spins.id, {
      onSuccess: () => toast({ kind: 'success', id: 'gift', title: t('spins.started') }),
      onError,
    })
  return (
    <GiftFrame
      gift={spins}
      art={content?.logo ?? (spins.feature === null ? usualArt : featureArt)}
      running={{ stage: 'activated', kind: 'play' }}
      title={content?.title ?? spins.title}
      sum={t(spins.feature === null ? 'spins.count' : 'spins.features', { count: spins.freespins_total })}
    >
      {isRunning && <SpinsBar spins={spins} />}
      {spins.feature !== null && <p className="text-14 text-text-2">{t('spins.begins')}</p>}
      <Facts facts={facts} isWide={isRunning && !isInSheet} />
      <Games spins={spins} />
      <GiftActions
        gift={spins}
        isInSheet={isInSheet}
        isActivating={isPending}
        onActivate={activate}
        cancel={t(spins.feature === null ? 'spins.cancel.open' : 'spins.cancelFeature.open')}
        onCancel={() => dialogs.open('cancelSpins', { id: spins.id })}
      />
    </GiftFrame>
  )
}

/** The number of played spins, and their winnings. */
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
      <ProgressBar label={spins.title} done={done} all={spins.freespins_total} />
    </div>
  )
}

/** Their games: as text before activation, then as links. */
function Games({ spins: { games_info: games, stage, currency } }: { readonly spins: Freespins }) {
  const t = useT('bonuses')
  const href = useHref()
  const dialogs = useDialogs()
  const { data: player } = useQuery(playerQuery())
  if (games.length === 0) return null
  if (stage !== 'activated')
    return (
      <p className="text-14 text-text-2">{t('spins.games', { games: games.map(({ title }) => title).join(', ') })}</p>
    )
  // In another wallet the games are available, but these spins are not.
  if (player && player.currency !== currency)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-14 text-text-2">{t('spins.otherWallet', { currency })}</p>
        <Button size="small" onClick={() => dialogs.open('currency')}>
          {t('spins.changeWallet')}
        </Button>
      </div>
    )
  return (
    <ul className="flex flex-wrap gap-2">
      {games.map(({ identifier, title, frontend_url: url }) => (
        <li key={identifier}>
          <a href={href(url)} className={buttonStyle({ tone: 'tonal', size: 'small' })}>
            <Icon of={Play} size={16} />
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function PastSpins({ spins }: { readonly spins: Freespins }) {
  const t = useT('bonuses')
  return (
    <PastLine gift={spins} cents={spins.won_cents}>
      <span className="min-w-40 flex-1 font-[620]">{spins.title}</span>
      <span className="num text-14 text-text-2">
        {t('spins.played', { done: spins.freespins_performed ?? 0, all: spins.freespins_total })}
      </span>
    </PastLine>
  )
}
