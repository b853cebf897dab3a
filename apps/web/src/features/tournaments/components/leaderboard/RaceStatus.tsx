import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from '../../../../lib/browser/createStore'
import { savesData } from '../../../../lib/browser/savesData'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHasTexts } from '../../../../lib/i18n/useHasTexts'
import { isSpent, spend } from '../../../../lib/navigation/oncePerVisit'
import { useStatus } from '../../../../lib/page/statusLine'
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

export interface RaceStatusProps {
  /** Of the game. */
  readonly categories: readonly string[]
}

/** How long a message is shown. */
const messageMs = 8_000

/**
 * Adds to the line above a game that counts in a tournament of the player: their rank, the gain that reaches the next
 * rank, and the time left. Without its texts nothing is added, and the game continues.
 */
export default function RaceStatus({ categories }: RaceStatusProps) {
  const isOnBreak = useIsOnBreak()
  const hasTexts = useHasTexts('tournaments')
  const [isClosed, setClosed] = useState(false)
  useEffect(() => setClosed(isSpent('tournamentStrip')), [])
  if (!hasTexts || isOnBreak) return null
  const close = () => {
    spend('tournamentStrip')
    setClosed(true)
  }
  return (
    <>
      <Message />
      {!isClosed && <Race categories={categories} onClose={close} />}
    </>
  )
}

/** The latest message about a tournament. */
function Message() {
  const t = useT('tournaments')
  const message = useStore(latestMessage)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => latestMessage.set(null), messageMs)
    return () => clearTimeout(timer)
  }, [message])
  const { event, title = '', award_place: place } = message ?? {}
  const text =
    event === undefined
      ? ''
      : event === 'player_joined_leaderboard' && place !== undefined
        ? t('told.player_joined_leaderboardAt', { title, place })
        : t(`told.${event}`, { title })
  const short = place === undefined ? title : t('strip.short', { place })
  useStatus('notice', message && { icon: Trophy, short, lead: text, isUrgent: true, announcement: text })
  return null
}

function Race({ categories, onClose }: RaceStatusProps & { readonly onClose: () => void }) {
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
  return tournament && own ? <Rank tournament={tournament} own={own} onClose={onClose} /> : null
}

interface RankProps {
  readonly tournament: Tournament
  readonly own: Contender
  readonly onClose: () => void
}

function Rank({ tournament, own, onClose }: RankProps) {
  const t = useT('tournaments')
  const gap = useGap(tournament, own)
  const { award_place: place } = own
  useStatus('race', {
    icon: Trophy,
    short: place === null ? tournament.title : t('strip.short', { place }),
    lead: place === null ? t('strip.none') : t('strip.place', { place }),
    rest: [gap, tournament.title].filter((text) => text !== undefined).join(' · '),
    endsAtMs: timesOf(tournament).endMs,
    path: pathOf(tournament),
    hide: { label: t('strip.close'), onPress: onClose },
  })
  return null
}

/** The gain that the player needs for the next rank. Without it on a connection that saves data: each rank is a request. */
function useGap(tournament: Tournament, { award_place: place }: Contender): string | undefined {
  const t = useT('tournaments')
  const format = useFormat()
  const [isFrugal] = useState(savesData)
  const { data } = useQuery({ ...neighboursQuery(tournament.id, place ?? 0), enabled: place !== null && !isFrugal })
  if (place === null) return undefined
  if (place === 1) return t('strip.top')
  const toNext = data?.to_next
  if (toNext === undefined || toNext === null) return undefined
  return t('strip.next', { amount: format.amount(toNext, tournament), place: place - 1 })
}
