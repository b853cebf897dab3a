import type { WireTournamentPlayer } from '@apogee/contract/tournaments'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../../core/db/db.ts'
import { nicknamesOf } from '../../profile/public.ts'
import { presentPlayer } from '../presentTournament.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import type { Ladders } from './ladders.ts'
import { type Place, placesInTeams, placesOf } from './places.ts'
import { listPlaced, type TournamentPlayerRow } from './playerStore.ts'

/** Rows of a table, as everybody sees them. */
export interface Page {
  /** Of the table they were read from. */
  readonly version: bigint
  readonly participants: number
  readonly players: readonly WireTournamentPlayer[]
  readonly hasMore: boolean
}

interface Kept {
  readonly version: bigint
  readonly readAt: number
  readonly page: Promise<Page>
}

/** Tables of more players change many times a second: what is shown of one is read as often as those who watch it are told. */
const large = { players: 500, keptMs: 500 }

/** Whether what was read of a tournament may be shown for a moment though its table has changed. */
export const isShownFor = ({ participants, finished_at }: TournamentRow, ageMs: number): boolean =>
  finished_at === null && participants > large.players && ageMs < large.keptMs

/** A nickname that was changed is shown within this time. */
const sameMs = 30_000
const mostKept = 200

/** Reads pages of tables, each once for everybody who asks for it at a version of its table. */
export class Pages {
  readonly #ladders: Ladders
  readonly #kept = new LRUCache<string, Kept>({ max: mostKept })

  constructor(ladders: Ladders) {
    this.#ladders = ladders
  }

  of(sql: Sql, tournament: TournamentRow, after: number, most: number): Promise<Page> {
    const key = `${tournament.id} ${after} ${most}`
    const kept = this.#kept.get(key)
    if (kept && isGood(kept, tournament)) return kept.page
    const page = readPage(sql, this.#ladders, tournament, { after, most })
    this.#kept.set(key, { version: tournament.table_version, readAt: performance.now(), page })
    page.catch(() => this.#kept.delete(key))
    return page
  }
}

function isGood({ version, readAt }: Kept, tournament: TournamentRow): boolean {
  const ageMs = performance.now() - readAt
  return version === tournament.table_version ? ageMs < sameMs : isShownFor(tournament, ageMs)
}

interface Asked {
  /** Place before the first row. */
  readonly after: number
  readonly most: number
}

async function readPage(sql: Sql, ladders: Ladders, tournament: TournamentRow, { after, most }: Asked): Promise<Page> {
  const isFinal = tournament.finished_at !== null
  const found = isFinal
    ? await listPlaced(sql, tournament.id, after, most + 1)
    : await ladders.page(sql, tournament, after, most + 1)
  const rows = found.slice(0, most)
  const [places, nicknames] = await Promise.all([
    placesOnPage(sql, ladders, tournament, { after, rows }),
    nicknamesOf(
      sql,
      rows.map(({ player_id }) => player_id),
    ),
  ])
  return {
    version: tournament.table_version,
    participants: tournament.participants,
    players: rows.map((row, at) => presentPlayer(tournament, row, places[at]!, nicknames.get(row.player_id) ?? null)),
    hasMore: found.length > most,
  }
}

async function placesOnPage(
  sql: Sql,
  ladders: Ladders,
  tournament: TournamentRow,
  { after, rows }: { readonly after: number; readonly rows: readonly TournamentPlayerRow[] },
): Promise<Place[]> {
  if (tournament.finished_at !== null) return placesOf(sql, ladders, tournament, rows)
  const inTeams = await placesInTeams(sql, ladders, tournament, rows)
  return rows.map(({ player_id }, at) => ({ place: after + at + 1, placeInTeam: inTeams.get(player_id) ?? null }))
}
