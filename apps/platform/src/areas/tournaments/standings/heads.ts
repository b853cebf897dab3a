import type { WireTournamentPlayer } from '@apogee/contract/tournaments'
import type { Sql } from '../../../core/db/db.ts'
import { maskNickname } from '../../games/public.ts'
import { nicknamesOf } from '../../profile/public.ts'
import { presentPlayer } from '../presentTournament.ts'
import { paidPlaces } from '../tournamentDefinition.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import { listPlaced, listWinningTeam, type TournamentPlayerRow } from './playerStore.ts'
import { listFrom } from './rankStore.ts'
import { listTeams, type TeamRow } from './teamStore.ts'

/** The top of a table, as everybody sees it. */
export interface Head {
  readonly best: readonly WireTournamentPlayer[]
  /** Of a final table: the winners' nicknames by place. */
  readonly winners: ReadonlyMap<number, string>
  readonly teams: readonly { readonly id: number; readonly score: bigint; readonly players: number }[]
}

const headSize = 10
/** A nickname that was changed is shown within this time. */
const keptMs = 30_000

/** Reads heads of tables, each once for a version of its table. */
export class Heads {
  readonly #kept = new Map<bigint, { readonly version: bigint; readonly until: number; readonly head: Promise<Head> }>()

  async of(sql: Sql, tournament: TournamentRow): Promise<Head> {
    const { id, table_version: version } = tournament
    const kept = this.#kept.get(id)
    if (kept && kept.version === version && kept.until > performance.now()) return kept.head
    const head = readHead(sql, tournament)
    this.#kept.set(id, { version, until: performance.now() + keptMs, head })
    head.catch(() => this.#kept.delete(id))
    return head
  }
}

export async function readHead(sql: Sql, tournament: TournamentRow): Promise<Head> {
  const isFinal = tournament.finished_at !== null
  const { definition } = tournament
  const most = isFinal ? Math.max(headSize, paidPlaces(definition)) : headSize
  const rows = isFinal
    ? await listPlaced(sql, tournament.id, 0, most)
    : await listFrom(sql, { tournamentId: tournament.id, team: null }, { from: null, skip: 0, most })
  const teams = definition.teams.length > 0 ? await listTeams(sql, tournament.id) : []
  const nicknames = await nicknamesOf(
    sql,
    rows.map(({ player_id }) => player_id),
  )
  const inTeam = placesInTeams(rows)
  const shown = rows.map((row, at) => {
    const place = isFinal ? row.final_place : at + 1
    const placeInTeam = isFinal ? row.final_place_in_team : (inTeam[at] ?? null)
    return presentPlayer(tournament, row, { place, placeInTeam }, nicknames.get(row.player_id) ?? null)
  })
  return {
    best: shown.slice(0, headSize),
    winners: isFinal ? await winnersOf(sql, tournament, shown) : new Map(),
    teams: teams.map(({ team_id: id, score, players }: TeamRow) => ({ id, score, players })),
  }
}

/** Whose prizes they are: those of a tournament of teams go to the best of the team that has won. */
async function winnersOf(
  sql: Sql,
  { id, definition, winner_team_id: team }: TournamentRow,
  shown: readonly WireTournamentPlayer[],
): Promise<ReadonlyMap<number, string>> {
  if (definition.teams.length === 0) return new Map(shown.map(({ award_place, nickname }) => [award_place!, nickname]))
  const rows = team === null ? [] : await listWinningTeam(sql, id, team, paidPlaces(definition))
  const nicknames = await nicknamesOf(
    sql,
    rows.map(({ player_id }) => player_id),
  )
  return new Map(rows.map((row) => [row.final_place_in_team!, maskNickname(nicknames.get(row.player_id) ?? null)]))
}

/** Places in their teams of rows from the top of a table on. */
function placesInTeams(rows: readonly TournamentPlayerRow[]): (number | null)[] {
  const seen = new Map<number, number>()
  return rows.map(({ team_id: team }) => {
    if (team === null) return null
    seen.set(team, (seen.get(team) ?? 0) + 1)
    return seen.get(team)!
  })
}
