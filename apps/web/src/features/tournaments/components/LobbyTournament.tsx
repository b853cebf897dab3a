import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Skeleton } from '../../../ui/states/Skeleton'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { inLobby, lobbyRoomQuery } from '../lobby'
import { TournamentCard } from './TournamentCard'
import { useScenes, useTournaments } from './useTournaments'

/** The minimum height of a card, reserved so that the lobby does not shift when cards load. A single card has the full width. */
const reservedSizeOf = (count: number): string =>
  count === 1 ? 'min-h-76 lg:col-span-2 lg:min-h-104' : 'min-h-76 lg:min-h-84'

const lists = 'grid gap-4 lg:grid-cols-2 lg:gap-6'
const head = 'mb-3 flex h-8 items-center justify-between gap-3 lg:mb-4 lg:h-10'

/** The running tournaments of the lobby. Reserves their space until texts and tournaments have loaded. */
export function LobbyTournament() {
  const { texts } = useSite()
  const isOnBreak = useIsOnBreak()
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    texts.need('tournaments').then(
      () => setHasTexts(true),
      // Without its texts the part is left out.
      () => undefined,
    )
  }, [texts])
  // SAFE-02
  if (isOnBreak) return null
  return hasTexts ? <Cards /> : <CardSkeletons />
}

function CardSkeletons() {
  const { data: count = 0 } = useCachedCount()
  if (count === 0) return null
  return (
    <div aria-hidden="true" className="mt-6 lg:mt-8 [@media(scripting:none)]:hidden">
      <div className={head} />
      <div className={lists}>
        <Skeleton isStill className={`rounded-sheet ${reservedSizeOf(count)}`} />
        {count > 1 && <Skeleton isStill className={`rounded-sheet ${reservedSizeOf(count)}`} />}
      </div>
    </div>
  )
}

function Cards() {
  const t = useT('tournaments')
  const href = useHref()
  const links = useListLinks()
  const id = useId()
  const scenes = useScenes()
  const { list, rows, nowMs, isPending } = useTournaments({ hasRecent: false })
  const shown = inLobby(list, nowMs, rows)
  useCacheCount(isPending ? undefined : shown.length)
  if (shown.length === 0) return isPending && <CardSkeletons />
  return (
    <section aria-labelledby={id} className="mt-6 lg:mt-8" {...links}>
      <div className={head}>
        <h2 id={id} className="text-20 font-[650] tracking-tight">
          {t('lobby.title')}
        </h2>
        <a
          href={href('/tournaments')}
          className="flex h-10 shrink-0 items-center px-2 font-medium whitespace-nowrap text-text-2 hover:text-text"
        >
          {t('lobby.all')}
        </a>
      </div>
      <ul className={lists}>
        {shown.map((one) => (
          <li key={one.frontend_identifier} className={reservedSizeOf(shown.length)}>
            <TournamentCard tournament={one} {...{ scenes, rows, nowMs }} isWide={shown.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The number of tournaments that the server or an earlier visit of the lobby has cached. Does not fetch. */
function useCachedCount() {
  const { locale } = useSite()
  return useQuery({ ...lobbyRoomQuery(locale, []), enabled: false })
}

/** Caches the number of tournaments for the next visit of the lobby. */
function useCacheCount(count: number | undefined): void {
  const client = useQueryClient()
  const { locale } = useSite()
  useEffect(() => {
    if (count !== undefined) client.setQueryData(lobbyRoomQuery(locale, []).queryKey, count)
  }, [client, locale, count])
}
