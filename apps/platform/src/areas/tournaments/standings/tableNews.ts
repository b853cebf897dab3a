import type { WireTournamentPlayer } from '@apogee/contract/tournaments'
import { nicknamesOf } from '../../profile/public.ts'
import { isInProgress, presentPlayer } from '../presentTournament.ts'
import { paidPlaces } from '../tournamentDefinition.ts'
import { type TournamentRow, tableVersionOf, tournamentOf } from '../tournamentStore.ts'
import { EveryTable } from './everyTable.ts'
import type { Heads } from './heads.ts'
import type { Ladders } from './ladders.ts'
import type { Listeners, Touched } from './listeners.ts'
import { type NewsOptions, PaidNews } from './paidNews.ts'
import { type Place, placesOf } from './places.ts'
import { listTakingPart, type Moved } from './playerStore.ts'
import { listFrom } from './rankStore.ts'

/** A table is told this often at most. */
const tellEveryMs = 500

/** Rows read by one statement: thousands at once would hold up whatever else this process does. */
const readAtOnce = 1000

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
  readonly #tables = new EveryTable()
  #waiting: NodeJS.Timeout | undefined
  #last = Number.NEGATIVE_INFINITY
  #running: Promise<void> = Promise.resolve()

  constructor(options: NewsOptions, heads: Heads, ladders: Ladders) {
    this.#options = options
    this.#heads = heads
    this.#ladders = ladders
    this.#paid = new PaidNews(options)
  }

  tell(moved: readonly Moved[], versions: ReadonlyMap<bigint, bigint>): void {
    this.#tables.follow(versions)
    for (const { tournamentId, playerId, row, now } of moved) {
      const touched = this.#touchedOf(tournamentId)
      const before = touched.get(playerId)
      // The oldest of the rows since the last time is what the player was told about.
      touched.set(playerId, { row: before ? before.row : row, now })
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
    this.#running = this.#running
      .then(() => this.#tellAll())
      .catch((error) => {
        // Who was not told is not known: everybody is read at the next change.
        this.#tables.clear()
        this.#options.onError(error)
      })
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
    const { db, realtime } = this.#options
    const isWatched = realtime.isWatched('public:tournaments_changes')
    const hearers = realtime.subscribers()
    if (!isWatched && hearers?.size === 0) {
      this.#tables.clear()
      this.#paid.clear()
      return
    }
    for (const id of hearers ? await this.#tables.meet(db, hearers) : []) this.#paid.leave(id)
    await this.#tables.open(db, [...changed.keys()])
    const rows = new Map<bigint, WireTournamentPlayer[]>()
    for (const [id, touched] of changed) {
      const tournament = await tournamentOf(db, id)
      if (isWatched) await this.#tellHead(tournament)
      for (const [player, row] of await this.#ownRows(tournament, touched, hearers !== null))
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
    isKnownWhoListens: boolean,
  ): Promise<Map<bigint, WireTournamentPlayer>> {
    const { db } = this.#options
    const listeners = this.#tables.of(tournament.id)
    const asked = isKnownWhoListens
      ? this.#chosen(tournament, touched, listeners)
      : await this.#concerned(tournament, touched, listeners)
    const news = new Map<bigint, WireTournamentPlayer>()
    for (let at = 0; at < asked.length; at += readAtOnce)
      for (const row of await this.#newsOf(tournament, touched, listeners, asked.slice(at, at + readAtOnce)))
        news.set(...row)
    // Where somebody moved meanwhile, places may have been counted from a row that was no longer there.
    const isSame = (await tableVersionOf(db, tournament.id)) === tournament.table_version
    listeners.doubt(isSame ? [] : asked)
    if (tournament.finished_at !== null) this.#tables.close(tournament.id)
    return news
  }

  #chosen(tournament: TournamentRow, touched: Touched, listeners: Listeners): bigint[] {
    // All places are new: they are the final ones.
    if (tournament.finished_at !== null) return [...this.#tables.hearers]
    return [...new Set([...listeners.choose(this.#tables.hearers, touched), ...this.#paid.waitingIn(tournament)])]
  }

  async #newsOf(
    tournament: TournamentRow,
    touched: Touched,
    listeners: Listeners,
    asked: readonly bigint[],
  ): Promise<[bigint, WireTournamentPlayer][]> {
    const { db } = this.#options
    const rows = await listTakingPart(db, tournament.id, asked)
    if (rows.length > 0) await this.#ladders.refresh(db, tournament)
    const places = await placesOf(db, this.#ladders, tournament, rows)
    const takePart = new Set(rows.map(({ player_id }) => player_id))
    for (const id of asked) {
      if (takePart.has(id)) continue
      listeners.noteAbsent(id)
      this.#paid.forget(tournament.id, id)
    }
    const news = rows.flatMap((row, at) => {
      const place = places[at]!
      return listeners.note(row, JSON.stringify([row.version.toString(), place])) ? [{ row, place }] : []
    })
    const ids = rows.map(({ player_id }) => player_id)
    await this.#paid.observe(tournament, rows, places, await this.#placesBefore(tournament, touched, ids))
    const nicknames = await nicknamesOf(
      db,
      news.map(({ row }) => row.player_id),
    )
    return news.map(({ row, place }) => [
      row.player_id,
      presentPlayer(tournament, row, place, nicknames.get(row.player_id) ?? null),
    ])
  }

  /** Where it is not known who listens: who was touched, and who has or had a place that is paid. */
  async #concerned(tournament: TournamentRow, touched: Touched, listeners: Listeners): Promise<bigint[]> {
    const most = paidPlaces(tournament.definition)
    const ranking = { tournamentId: tournament.id, team: null }
    const paid = await listFrom(this.#options.db, ranking, { from: null, skip: 0, most })
    const before = this.#paid.paidIn(tournament.id)
    const concerned = new Set([...touched.keys(), ...paid.map(({ player_id }) => player_id), ...before])
    listeners.keepOnly(concerned)
    this.#paid.keepOnly(tournament.id, concerned)
    return [...concerned]
  }

  /** The places of touched players before they were touched, as far as nothing was told them yet. */
  async #placesBefore(
    tournament: TournamentRow,
    touched: Touched,
    ids: readonly bigint[],
  ): Promise<Map<bigint, Place>> {
    const unknown = ids.filter((id) => touched.has(id) && !this.#paid.knows(tournament.id, id))
    const rows = unknown.map((id) => touched.get(id)?.row)
    const known = rows.filter((row) => row !== undefined)
    const places = await placesOf(this.#options.db, this.#ladders, { ...tournament, finished_at: null }, known)
    const byPlayer = new Map(known.map((row, at) => [row.player_id, places[at]!]))
    return new Map(unknown.map((id) => [id, byPlayer.get(id) ?? { place: null, placeInTeam: null }]))
  }
}
