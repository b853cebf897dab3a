import { useEffect, useId, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/links'
import { useSite } from '../../../lib/site'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { inOrder } from '../model'
import { TournamentCard } from './TournamentCard'
import { useScenes, useTournaments } from './useTournaments'

/** As many as a wide page shows beside each other. */
const most = 2

/** The tournaments that run, in the lobby: own ones first; without any, the next one. Empty where there is none. */
export function LobbyTournament() {
  const { texts } = useSite()
  const isOnBreak = useIsOnBreak()
  const [hasWords, setHasWords] = useState(false)
  useEffect(() => {
    texts.need('tournaments').then(
      () => setHasWords(true),
      () => undefined,
    )
  }, [texts])
  // SAFE-02
  return hasWords && !isOnBreak ? <Cards /> : null
}

function Cards() {
  const t = useT('tournaments')
  const href = useHref()
  const links = useListLinks()
  const id = useId()
  const scenes = useScenes()
  const { list, rows, nowMs } = useTournaments()
  const running = inOrder(list, 'active', nowMs, rows)
  const shown = running.length > 0 ? running.slice(0, most) : inOrder(list, 'future', nowMs, rows).slice(0, 1)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6 lg:mt-8" {...links}>
      <div className="mb-3 flex h-8 items-center justify-between gap-3 lg:mb-4 lg:h-10">
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
      <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        {shown.map((one) => (
          <li key={one.frontend_identifier} className={shown.length === 1 ? 'lg:col-span-2' : undefined}>
            <TournamentCard tournament={one} {...{ scenes, rows, nowMs }} isWide={shown.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}
