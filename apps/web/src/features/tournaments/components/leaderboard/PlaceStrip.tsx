import { useQuery } from '@tanstack/react-query'
import { Trophy, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from '../../../../lib/browser/createStore'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref } from '../../../../lib/navigation/links'
import { isSpent, spend } from '../../../../lib/navigation/oncePerVisit'
import { useSite } from '../../../../lib/page/site'
import { elapsedText, secondClock } from '../../../../lib/time/clock'
import { usePlatformNow } from '../../../../lib/time/platformClock'
import { Icon } from '../../../../ui/Icon'
import { useIsOnBreak } from '../../../profile/useIsOnBreak'
import { latestMessage } from '../../latestMessage'
import { neighboursQuery } from '../../leaderboardQueries'
import { type Contender, isShown, ownIn, pathOf, playedHere, type Tournament, timesOf } from '../../model'
import { tournamentsQuery } from '../../queries'
import { useFormat } from '../useFormat'
import { useNowMs, useOwnGroups, useOwnRows } from '../useTournaments'

declare module '../../../../lib/navigation/oncePerVisit' {
  interface OncePerVisit {
    tournamentStrip: true
  }
}

export interface PlaceStripProps {
  /** Of the game. */
  readonly categories: readonly string[]
}

/** How long a message is shown. */
const messageMs = 8_000

/** Next to a game that counts in a tournament of the player: their rank, the gain that reaches the next rank, and the time left. */
export default function PlaceStrip({ categories }: PlaceStripProps) {
  const { texts } = useSite()
  const isOnBreak = useIsOnBreak()
  const [hasWords, setHasWords] = useState(false)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    setClosed(isSpent('tournamentStrip'))
    // If its texts do not load, the line is omitted and the game continues.
    texts.need('tournaments').then(
      () => setHasWords(true),
      () => undefined,
    )
  }, [texts])
  if (!hasWords || isOnBreak) return null
  const close = () => {
    spend('tournamentStrip')
    setClosed(true)
  }
  return (
    <>
      <MessageLine />
      {!isClosed && <Strip categories={categories} onClose={close} />}
    </>
  )
}

const line = 'num flex h-9 w-full shrink-0 items-center bg-surface-2 text-12 text-text-2 pointer-coarse:h-11'

/** The latest message about a tournament, in a separate line: nothing may cover a game. */
function MessageLine() {
  const t = useT('tournaments')
  const message = useStore(latestMessage)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => latestMessage.set(null), messageMs)
    return () => clearTimeout(timer)
  }, [message])
  if (!message) return null
  const { event, title, award_place: place } = message
  return (
    <p role="status" className={`${line} gap-3 px-3`}>
      <Icon of={Trophy} size={16} className="text-accent-text" />
      <b className="min-w-0 truncate text-text">
        {event === 'player_joined_leaderboard' && place !== undefined
          ? t('told.player_joined_leaderboardAt', { title, place })
          : t(`told.${event}`, { title })}
      </b>
    </p>
  )
}

function Strip({ categories, onClose }: PlaceStripProps & { readonly onClose: () => void }) {
  const groups = useOwnGroups()
  const rows = useOwnRows()
  const nowMs = useNowMs()
  const { data = [] } = useQuery(tournamentsQuery())
  const [tournament] = playedHere(
    data.filter((one) => isShown(one, groups)),
    categories,
    nowMs,
    rows,
  )
  const own = tournament && ownIn(tournament, rows)
  return tournament && own ? <Place tournament={tournament} own={own} onClose={onClose} /> : null
}

interface PlaceProps {
  readonly tournament: Tournament
  readonly own: Contender
  readonly onClose: () => void
}

function Place({ tournament, own, onClose }: PlaceProps) {
  const t = useT('tournaments')
  const href = useHref()
  return (
    <section aria-label={t('strip.label', { title: tournament.title })} className={line}>
      <a
        href={href(pathOf(tournament))}
        aria-label={t('strip.see', { title: tournament.title })}
        title={tournament.title}
        className="no-tap grid h-full w-10 shrink-0 place-items-center text-accent-text hover:text-text"
      >
        <Icon of={Trophy} size={16} />
      </a>
      <p className="flex min-w-0 flex-1 items-center gap-1.5 whitespace-nowrap">
        <span className="hidden max-w-60 truncate md:block">{tournament.title} ·</span>
        <Gap tournament={tournament} own={own} />
        <Left untilMs={timesOf(tournament).endMs} />
      </p>
      <button
        type="button"
        aria-label={t('strip.close')}
        title={t('strip.close')}
        onClick={onClose}
        className="no-tap grid h-full w-10 shrink-0 place-items-center text-text-3 hover:text-text pointer-coarse:w-11"
      >
        <Icon of={X} size={16} />
      </button>
    </section>
  )
}

function Gap({ tournament, own }: Omit<PlaceProps, 'onClose'>) {
  const t = useT('tournaments')
  const format = useFormat()
  const place = own.award_place
  const { data } = useQuery({ ...neighboursQuery(tournament.id, place ?? 0), enabled: place !== null })
  if (place === null) return <b className="truncate text-text">{t('strip.none')}</b>
  const toNext = data?.to_next
  return (
    <>
      <b className="text-text">{t('strip.place', { place })}</b>
      {place === 1 ? (
        <Part>{t('strip.top')}</Part>
      ) : (
        toNext !== undefined &&
        toNext !== null && (
          <Part>{t('strip.next', { amount: format.amount(toNext, tournament), place: place - 1 })}</Part>
        )
      )}
    </>
  )
}

const Part = ({ children }: { readonly children: ReactNode }) => <span className="min-w-0 truncate">· {children}</span>

const dayMs = 86_400_000

/** On a phone the seconds of a tournament of several days do not fit. */
function Left({ untilMs }: { readonly untilMs: number }) {
  const t = useT('tournaments')
  const now = usePlatformNow(secondClock)
  if (now === undefined) return null
  const leftMs = Math.max(0, untilMs - now)
  const days = Math.floor(leftMs / dayMs)
  const clock = elapsedText(leftMs % dayMs)
  return (
    <span role="timer" className="ml-auto shrink-0 pl-2">
      {t('strip.left', { time: t('time.left', { days, time: days > 0 ? clock.slice(0, 5) : clock }) })}
    </span>
  )
}
