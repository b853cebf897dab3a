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

/** A card takes at least this much room, so that what comes later moves nothing. One alone is as wide as the page. */
const roomOf = (count: number): string => (count === 1 ? 'min-h-76 lg:col-span-2 lg:min-h-90' : 'min-h-76 lg:min-h-70')

const lists = 'grid gap-4 lg:grid-cols-2 lg:gap-6'
const head = 'mb-3 flex h-8 items-center justify-between gap-3 lg:mb-4 lg:h-10'

/** The tournaments that run, in the lobby; empty where there is none. Until words and tournaments are there, it keeps their room. */
export function LobbyTournament() {
  const { texts } = useSite()
  const isOnBreak = useIsOnBreak()
  const [hasWords, setHasWords] = useState(false)
  useEffect(() => {
    texts.need('tournaments').then(
      () => setHasWords(true),
      // Without its texts the part is left out.
      () => undefined,
    )
  }, [texts])
  // SAFE-02
  if (isOnBreak) return null
  return hasWords ? <Cards /> : <CardRoom />
}

function CardRoom() {
  const { data: count = 0 } = useLobbyRoom()
  if (count === 0) return null
  return (
    <div aria-hidden="true" className="mt-6 lg:mt-8 [@media(scripting:none)]:hidden">
      <div className={head} />
      <div className={lists}>
        <Skeleton isStill className={`rounded-sheet ${roomOf(count)}`} />
        {count > 1 && <Skeleton isStill className={`rounded-sheet ${roomOf(count)}`} />}
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
  const { list, rows, nowMs, isPending } = useTournaments()
  const shown = inLobby(list, nowMs, rows)
  useNoteRoom(isPending ? undefined : shown.length)
  if (shown.length === 0) return isPending && <CardRoom />
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
          <li key={one.frontend_identifier} className={roomOf(shown.length)}>
            <TournamentCard tournament={one} {...{ scenes, rows, nowMs }} isWide={shown.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many there are, as the server or an earlier visit of the lobby knows; nobody asks for it here. */
function useLobbyRoom() {
  const { locale } = useSite()
  return useQuery({ ...lobbyRoomQuery(locale, []), enabled: false })
}

/** Remembers how many there are, for the way back to the lobby. */
function useNoteRoom(count: number | undefined): void {
  const client = useQueryClient()
  const { locale } = useSite()
  useEffect(() => {
    if (count !== undefined) client.setQueryData(lobbyRoomQuery(locale, []).queryKey, count)
  }, [client, locale, count])
}
