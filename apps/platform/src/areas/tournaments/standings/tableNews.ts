import type { WireTournamentPlayer } from '@apogee/contract/tournaments'
import { nicknamesOf } from '../../profile/public.ts'
import { isInProgress, presentPlayer } from '../presentTournament.ts'
import { paidPlaces } from '../tournamentDefinition.ts'
import { type TournamentRow, tournamentOf } from '../tournamentStore.ts'
import type { Heads } from './heads.ts'
import type { Ladders } from './ladders.ts'
import { type NewsOptions, PaidNews } from './paidNews.ts'
import { type Place, placesOf } from './places.ts'
import { findPairs, type Moved, type TournamentPlayerRow } from './playerStore.ts'
import { listFrom } from './rankStore.ts'

/** A table is told this often at most. */
const tellEveryMs = 500

/** Players by number, with the rows they had before something changed. */
type Touched = Map<bigint, TournamentPlayerRow | undefined>

/**
 * Tells those who watch that a table has changed: its head to everybody on the public channel, and to each player who listens their
 * own row, once it differs from what they were told. What nobody listens to is not read, so the cost grows with those who watch and
 * not with those who take part.
 */
export class TableNews {
  readonly #options: NewsOptions
  readonly #heads: Heads
  readonly #ladders: Ladders
  readonly #paid: PaidNews
  /** By tournament: who was touched since it was last told. */
  #changed = new Map<bigint, Touched>()
  /** By tournament: what its listeners were told last. */
  readonly #told = new Map<bigint, Map<bigint, string>>()
  #waiting: NodeJS.Timeout | undefined
  #last = Number.NEGATIVE_INFINITY
  #running: Promise<void> = Promise.resolve()

  constructor(options: NewsOptions, heads: Heads, ladders: Ladders) {
    this.#options = options
    this.#heads = heads
    this.#ladders = ladders
    this.#paid = new PaidNews(options)
  }

  tell(moved: readonly Moved[]): void {
    for (const { tournamentId, playerId, row } of moved) {
      const touched = this.#touchedOf(tournamentId)
      // The oldest of the rows since the last time is what the player was told about.
      if (!touched.has(playerId)) touched.set(playerId, row)
    }
    this.#wake()
  }

  tellFinal(tournamentId: bigint): void {
    this.#touchedOf(tournamentId)
    this.#wake()
  }

  flush(): Promise<void> {
    clearTimeout(this.#waiting)
    this.#waiting = undefined
    this.#running = this.#running.then(() => this.#tellAll()).catch(this.#options.onError)
    return this.#running
  }

  close(): void {
    clearTimeout(this.#waiting)
  }

  #touchedOf(tournamentId: bigint): Touched {
    const touched: Touched = this.#changed.get(tournamentId) ?? new Map()
    this.#changed.set(tournamentId, touched)
    return touched
  }

  #wake(): void {
    const pause = Math.max(0, this.#last + tellEveryMs - performance.now())
    this.#waiting ??= setTimeout(() => void this.flush(), pause).unref()
  }

  async #tellAll(): Promise<void> {
    const changed = this.#changed
    this.#changed = new Map()
    this.#last = performance.now()
    const { realtime } = this.#options
    const isWatched = realtime.isWatched('public:tournaments_changes')
    const hearers = realtime.hearersOf(['tournaments_statuses', 'tournament_notifications'])
    if (!isWatched && hearers?.length === 0) {
      this.#told.clear()
      return
    }
    const rows = new Map<bigint, WireTournamentPlayer[]>()
    for (const [id, touched] of changed) {
      const tournament = await tournamentOf(this.#options.db, id)
      if (isWatched) await this.#tellHead(tournament)
      for (const [player, row] of await this.#ownRows(tournament, touched, hearers))
        rows.set(player, [...(rows.get(player) ?? []), row])
    }
    for (const [player, own] of rows) realtime.publishTo(player, 'tournaments_statuses', own)
  }

  async #tellHead(tournament: TournamentRow): Promise<void> {
    const { db, realtime, clock } = this.#options
    const { best } = await this.#heads.of(db, tournament)
    realtime.publish('public:tournaments_changes', {
      tournament_id: Number(tournament.id),
      version: Number(tournament.table_version),
      participants: tournament.participants,
      top_players: [...best],
      in_progress: isInProgress(tournament, clock.now()),
      finished_at: tournament.finished_at?.toISOString() ?? null,
    })
  }

  /** Rows that differ from what their players were told. */
  async #ownRows(
    tournament: TournamentRow,
    touched: Touched,
    hearers: readonly bigint[] | null,
  ): Promise<Map<bigint, WireTournamentPlayer>> {
    const { db } = this.#options
    const asked = hearers ?? (await this.#concerned(tournament, touched))
    const told = this.#told.get(tournament.id) ?? new Map<bigint, string>()
    const pairs = await findPairs(
      db,
      asked.map((playerId) => ({ tournamentId: tournament.id, playerId })),
    )
    const rows = [...pairs.values()]
    if (rows.length > 0) await this.#ladders.refresh(db, tournament)
    const places = await placesOf(db, this.#ladders, tournament, rows)
    const news = rows.flatMap((row, at) => {
      const shown = JSON.stringify([row.version.toString(), places[at]])
      return told.get(row.player_id) === shown ? [] : [{ row, place: places[at]!, shown }]
    })
    const ids = rows.map(({ player_id }) => player_id)
    // Whoever listens no longer is forgotten: they read everything anew when they come back.
    const kept = ids.flatMap((id) => (told.has(id) ? [[id, told.get(id)!] as const] : []))
    this.#told.set(tournament.id, new Map([...kept, ...news.map(({ row, shown }) => [row.player_id, shown] as const)]))
    await this.#paid.observe(tournament, rows, places, await this.#placesBefore(tournament, touched, ids))
    const nicknames = await nicknamesOf(
      db,
      news.map(({ row }) => row.player_id),
    )
    return new Map(
      news.map(({ row, place }) => [
        row.player_id,
        presentPlayer(tournament, row, place, nicknames.get(row.player_id) ?? null),
      ]),
    )
  }

  /** Where it is not known who listens: who was touched, and who has or had a place that is paid. */
  async #concerned(tournament: TournamentRow, touched: Touched): Promise<bigint[]> {
    const most = paidPlaces(tournament.definition)
    const ranking = { tournamentId: tournament.id, team: null }
    const paid = await listFrom(this.#options.db, ranking, { from: null, skip: 0, most })
    const before = this.#paid.paidIn(tournament.id)
    return [...new Set([...touched.keys(), ...paid.map(({ player_id }) => player_id), ...before])]
  }

  /** The places of touched players before they were touched, as far as nothing was told them yet. */
  async #placesBefore(
    tournament: TournamentRow,
    touched: Touched,
    ids: readonly bigint[],
  ): Promise<Map<bigint, Place>> {
    const unknown = ids.filter((id) => touched.has(id) && !this.#paid.knows(tournament.id, id))
    const rows = unknown.map((id) => touched.get(id))
    const known = rows.filter((row) => row !== undefined)
    const places = await placesOf(this.#options.db, this.#ladders, { ...tournament, finished_at: null }, known)
    const byPlayer = new Map(known.map((row, at) => [row.player_id, places[at]!]))
    return new Map(unknown.map((id) => [id, byPlayer.get(id) ?? { place: null, placeInTeam: null }]))
  }
}
