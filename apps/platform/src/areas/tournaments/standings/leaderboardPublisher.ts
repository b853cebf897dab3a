import type { WireTournamentPlayer } from '@apogee/contract/tournaments'
import { itemAt, required } from '@apogee/rules/validation/required'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Core } from '../../../core/http/handler.ts'
import { addresseeOf, type facesOf } from '../../profile/public.ts'
import { isInProgress, presentPlayer } from '../presentTournament.ts'
import { prizeRanksOf } from '../tournamentDefinition.ts'
import { leaderboardVersionsOf, type TournamentRow, tournamentsOf } from '../tournamentStore.ts'
import {
  LeaderboardSubscriptions,
  type PlayerChanges,
  type PrizeRankNotice,
  type Subscribers,
} from './leaderboardSubscriptions.ts'
import type { Rank, RankIndex } from './rankIndex.ts'
import { listRanked } from './rankStore.ts'
import { listTakingPart, type ScoreChange, type TournamentPlayerRow } from './scoreStore.ts'

/** A leaderboard is published at most this often, and its scores are counted as often. */
export const publishEveryMs = 500

/** Rows read by one statement: parsing more rows at once would block the event loop. */
const batchSize = 1000

export interface PublisherOptions extends Pick<Core, 'db' | 'realtime' | 'clock'> {
  readonly onError: (error: unknown) => void
}

/** Reads that the publisher shares with the API. */
export interface LeaderboardReads {
  readonly ranks: RankIndex
  readonly faces: typeof facesOf
  readonly topRows: (tournament: TournamentRow) => Promise<readonly WireTournamentPlayer[]>
}

/** One changed leaderboard in one pass. */
interface Changed {
  readonly tournament: TournamentRow
  readonly changes: PlayerChanges
  readonly subscribers: Subscribers
}

/** A row that its player has to receive. */
interface ChangedRow {
  readonly tournament: TournamentRow
  readonly row: TournamentPlayerRow
  readonly rank: Rank
}

/**
 * Publishes changed leaderboards: the top rows on the public channel, and their own row to each connected player, once it differs from
 * the row they received. Rows without subscribers are not read, so the cost grows with the number of subscribers and not with the
 * number of participants.
 */
export class LeaderboardPublisher {
  readonly #options: PublisherOptions
  readonly #reads: LeaderboardReads
  readonly #subscriptions = new LeaderboardSubscriptions()
  #pending = new Map<bigint, PlayerChanges>()
  #timer: NodeJS.Timeout | undefined
  #lastPassAt = Number.NEGATIVE_INFINITY
  #running: Promise<void> = Promise.resolve()

  constructor(options: PublisherOptions, reads: LeaderboardReads) {
    this.#options = options
    this.#reads = reads
  }

  publish(changes: readonly ScoreChange[], versions: ReadonlyMap<bigint, bigint>): void {
    this.#subscriptions.updateVersions(versions)
    for (const { tournamentId, playerId, before, after } of changes) {
      const pending = this.#pendingOf(tournamentId)
      const earlier = pending.get(playerId)
      pending.set(playerId, { before: earlier ? earlier.before : before, after })
    }
    this.#schedule()
  }

  publishFinal(tournamentId: bigint): void {
    this.#pendingOf(tournamentId)
    this.#schedule()
  }

  /** Publishes pending changes now. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#running = this.#running
      .then(() => this.#publishPending())
      .catch((error) => {
        this.#subscriptions.resendAll()
        this.#options.onError(error)
      })
    return this.#running
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #pendingOf(tournamentId: bigint): PlayerChanges {
    const changes: PlayerChanges = this.#pending.get(tournamentId) ?? new Map()
    this.#pending.set(tournamentId, changes)
    return changes
  }

  #schedule(): void {
    const waitMs = Math.max(0, this.#lastPassAt + publishEveryMs - performance.now())
    this.#timer ??= setTimeout(() => void this.flush(), waitMs).unref()
  }

  async #publishPending(): Promise<void> {
    const pending = this.#pending
    this.#pending = new Map()
    this.#lastPassAt = performance.now()
    const { db, realtime } = this.#options
    const hasWatchers = realtime.isWatched('public:tournaments_changes')
    const connected = realtime.subscribers()
    if (!hasWatchers && connected?.size === 0) return this.#subscriptions.clear()
    if (connected) await this.#subscriptions.setConnected(db, connected)
    await this.#subscriptions.track(db, [...pending.keys()])
    const ids = [...pending.keys()]
    const tournaments = await tournamentsOf(db, ids)
    const read: { readonly changed: Changed; readonly affected: readonly bigint[] }[] = []
    const rows: ChangedRow[] = []
    for (const [id, changes] of pending) {
      const tournament = required(tournaments.get(id), `tournament ${id}`)
      if (hasWatchers) await this.#publishTopRows(tournament)
      const changed = { tournament, changes, subscribers: this.#subscriptions.subscribersOf(id) }
      const affected = await this.#affectedBy(changed, connected !== null)
      for (let at = 0; at < affected.length; at += batchSize)
        rows.push(...(await this.#readBatch(changed, affected.slice(at, at + batchSize))))
      read.push({ changed, affected })
    }
    await this.#publishOwnRows(rows)
    await this.#noteRead(read)
  }

  async #publishOwnRows(changed: readonly ChangedRow[]): Promise<void> {
    const faces = await this.#reads.faces(
      this.#options.db,
      changed.map(({ row }) => row.player_id),
    )
    const byPlayer = Map.groupBy(changed, ({ row }) => row.player_id)
    for (const [playerId, rows] of byPlayer)
      this.#options.realtime.publishTo(
        playerId,
        'tournaments_statuses',
        rows.map(({ tournament, row, rank }) => presentPlayer(tournament, row, rank, faces.get(playerId))),
      )
  }

  /** Players whose ranks were counted while their leaderboard changed are read again with its next change. */
  async #noteRead(read: readonly { readonly changed: Changed; readonly affected: readonly bigint[] }[]): Promise<void> {
    const withRows = read.filter(({ affected }) => affected.length > 0)
    const versions =
      withRows.length > 0
        ? await leaderboardVersionsOf(
            this.#options.db,
            withRows.map(({ changed }) => changed.tournament.id),
          )
        : new Map<bigint, bigint>()
    for (const { changed, affected } of read) {
      const { id, leaderboard_version: version, finished_at: finishedAt } = changed.tournament
      changed.subscribers.recheck((versions.get(id) ?? 0n) === version ? [] : affected)
      if (finishedAt !== null) this.#subscriptions.untrack(id)
    }
  }

  async #publishTopRows(tournament: TournamentRow): Promise<void> {
    const { realtime, clock } = this.#options
    realtime.publish('public:tournaments_changes', {
      tournament_id: Number(tournament.id),
      version: Number(tournament.leaderboard_version),
      participants: tournament.participants,
      places_at: tournament.places_at?.toISOString() ?? null,
      top_players: [...(await this.#reads.topRows(tournament))],
      in_progress: isInProgress(tournament, clock.now()),
      finished_at: tournament.finished_at?.toISOString() ?? null,
    })
  }

  /** Players whose rows may differ from the ones they received. */
  async #affectedBy(changed: Changed, areSubscribersKnown: boolean): Promise<bigint[]> {
    if (!areSubscribersKnown) return this.#assumeSubscribers(changed)
    const { tournament, changes, subscribers } = changed
    const connected = this.#subscriptions.connectedPlayers
    // Every rank of a final leaderboard is new.
    return tournament.finished_at !== null ? [...connected] : subscribers.takeAffected(connected, changes)
  }

  /** A Centrifugo cluster does not report its subscribers: assumes players who moved, and who have or had a prize rank. */
  async #assumeSubscribers({ tournament, changes, subscribers }: Changed): Promise<bigint[]> {
    const ranking = { tournamentId: tournament.id, team: null }
    const limit = prizeRanksOf(tournament.definition)
    const prizeRows = await listRanked(this.#options.db, ranking, { from: null, skip: 0, limit })
    const players = [...changes.keys(), ...prizeRows.map(({ player_id }) => player_id), ...subscribers.inPrizeRanks()]
    const assumed = new Set(players)
    subscribers.retain(assumed)
    return [...assumed]
  }

  /** Rows of these players that differ from the ones they received. */
  async #readBatch(changed: Changed, ids: readonly bigint[]): Promise<ChangedRow[]> {
    const { tournament, subscribers } = changed
    const { db } = this.#options
    const { ranks: index } = this.#reads
    const rows = await listTakingPart(db, tournament.id, ids)
    if (rows.length > 0) await index.refresh(db, tournament)
    const ranks = await index.ranksOf(db, tournament, rows)
    const takingPart = new Set(rows.map(({ player_id }) => player_id))
    for (const id of ids) if (!takingPart.has(id)) subscribers.remove(id)
    const ranksBefore = await this.#ranksBefore(changed, [...takingPart])
    const prizeRanks = prizeRanksOf(tournament.definition)
    const toPublish: ChangedRow[] = []
    for (const [at, row] of rows.entries()) {
      const rankBefore = ranksBefore.get(row.player_id)
      const rank = itemAt(ranks, at)
      const { isChanged, notice } = subscribers.record({ row, ...rank, rankBefore }, prizeRanks)
      if (isChanged) toPublish.push({ tournament, row, rank })
      if (notice && tournament.finished_at === null) await this.#notify(tournament, row.player_id, notice)
    }
    return toPublish
  }

  /** Ranks before their change of players without a recorded rank, to compare the new ranks with; null without a rank. */
  async #ranksBefore(
    { tournament, changes, subscribers }: Changed,
    ids: readonly bigint[],
  ): Promise<ReadonlyMap<bigint, number | null>> {
    const unrecorded = ids.filter((id) => changes.has(id) && !subscribers.has(id))
    const rows = unrecorded.map((id) => changes.get(id)?.before).filter((row) => row !== undefined)
    const running = { ...tournament, finished_at: null }
    const ranks = await this.#reads.ranks.ranksOf(this.#options.db, running, rows)
    const byPlayer = new Map(rows.map((row, at) => [row.player_id, itemAt(ranks, at).rank]))
    return new Map(unrecorded.map((id) => [id, byPlayer.get(id) ?? null]))
  }

  async #notify(tournament: TournamentRow, playerId: bigint, notice: PrizeRankNotice): Promise<void> {
    const { rank, previousRank } = notice
    const { language } = await addresseeOf(this.#options.db, playerId)
    this.#options.realtime.publishTo(playerId, 'tournament_notifications', {
      event: 'player_joined_leaderboard',
      id: Number(tournament.id),
      title: titleIn(tournament.definition.titles, language),
      start_at: tournament.start_at.toISOString(),
      end_at: tournament.end_at.toISOString(),
      ...(rank !== null && { award_place: rank }),
      ...(previousRank !== null && { previous_place: previousRank }),
    })
  }
}
