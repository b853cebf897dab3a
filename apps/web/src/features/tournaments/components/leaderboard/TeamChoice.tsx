import { useId } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import type { Tournament } from '../../model'

interface TeamChoiceProps {
  readonly teams: NonNullable<Tournament['teams']>
  /** undefined: the smallest team. */
  readonly value: number | undefined
  readonly onChange: (team: number | undefined) => void
}

const look =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control bg-(--on-light)/55 px-4 py-2 text-light shadow-line-2 has-checked:shadow-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

/** The team to join; by default the one with the fewest players. */
export function TeamChoice({ teams, value, onChange }: TeamChoiceProps) {
  const t = useT('tournaments')
  const name = useId()
  return (
    <fieldset className="w-full max-w-[34rem]">
      <legend className="mb-2 font-[620] text-light">{t('join.team')}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        <label className={look}>
          <input
            type="radio"
            name={name}
            checked={value === undefined}
            onChange={() => onChange(undefined)}
            className="size-4 accent-(--accent)"
          />
          {t('join.anyTeam')}
        </label>
        {teams.map((team) => (
          <label key={team.id} className={look}>
            <input
              type="radio"
              name={name}
              checked={value === team.id}
              onChange={() => onChange(team.id)}
              className="size-4 accent-(--accent)"
            />
            <span className="min-w-0">
              <span className="block font-[620] wrap-anywhere">{team.title}</span>
              <span className="num block text-12 text-light/85">{t('join.teamPlayers', { count: team.players })}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
