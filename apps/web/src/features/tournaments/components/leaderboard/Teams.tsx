import { useId } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import type { Tournament } from '../../model'
import { useFormat } from '../useFormat'

interface TeamsProps {
  readonly tournament: Tournament
  readonly ownTeam: number | null | undefined
}

/** The teams of a tournament, the leading one first. */
export function Teams({ tournament, ownTeam }: TeamsProps) {
  const t = useT('tournaments')
  const format = useFormat()
  const id = useId()
  const teams = (tournament.teams ?? []).toSorted((a, b) => b.score - a.score)
  if (teams.length === 0) return null
  const topScore = Math.max(1, ...teams.map(({ score }) => score))
  return (
    <section aria-labelledby={id} className="mt-6 lg:mt-8">
      <h2 id={id} className="mb-4 text-20 font-[650]">
        {t('teams.title')}
      </h2>
      <ul className={`num grid gap-3 md:grid-cols-2 lg:gap-6 ${teams.length > 2 ? 'lg:grid-cols-3' : ''}`}>
        {teams.map((team) => (
          <li
            key={team.id}
            className={`rounded-card bg-surface-1 p-4 ${team.id === ownTeam ? 'shadow-selected' : 'hair'}`}
          >
            <p className="flex items-baseline gap-3">
              <b className="min-w-0 flex-1 text-16 font-[650] wrap-anywhere">{team.title}</b>
              <span className="text-20 font-[680]">{format.figure(team.score, tournament)}</span>
            </p>
            <p className="mt-1 flex flex-wrap gap-x-3 text-12 text-text-2">
              {t('join.teamPlayers', { count: team.players })}
              {team.id === ownTeam && <span className="text-accent-text">{t('teams.yours')}</span>}
              {team.id === tournament.winner_team_id && <span className="text-win">{t('teams.won')}</span>}
            </p>
            <span aria-hidden="true" className="mt-3 block h-2 overflow-hidden rounded-full bg-surface-3">
              <span
                className="block h-full origin-left rounded-full bg-accent transition-transform duration-(--t-sheet)"
                style={{ transform: `scaleX(${team.score / topScore})` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
