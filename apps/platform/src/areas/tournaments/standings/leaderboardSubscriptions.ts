import { itemAt } from '@apogee/rules/validation/required'
import type { Sql } from '../../../core/db/db.ts'
import { leaderboardVersionsOf } from '../tournamentStore.ts'
import type { Rank } from './rankIndex.ts'
import { isBefore, type RankKey } from './rankStore.ts'
import {
  isRanked,
  listParticipations,
  type RankPosition,
  type ScoreChange,
  type TournamentPlayerRow,
} from './scoreStore.ts'

/** Players looked up by one statement: parsing more rows at once would block the event loop. */
const batchSize = 1000

/** Connected players by the tournaments they take part in. Looks up reconnecting players in batches of 1,000. */
export class LeaderboardSubscriptions {
  readonly #leaderboards = new Map<bigint, Subscribers>()
  #connected: ReadonlySet<bigint> = new Set()

  get connectedPlayers(): ReadonlySet<bigint> {
    return this.#connected
  }

  /** Versions made by this process; a gap shows a change by another process. */
  updateVersions(versions: ReadonlyMap<bigint, bigint>): void {
    for (const [id, version] of versions) this.#leaderboards.get(id)?.updateVersion(version)
  }

  /** Replaces the set of connected players. */
  async setConnected(sql: Sql, players: ReadonlySet<bigint>): Promise<void> {
    const arrived = [...players].filter((id) => !this.#connected.has(id))
    const left = [...this.#connected].filter((id) => !players.has(id))
    this.#connected = players
    for (const id of left) for (const subscribers of this.#leaderboards.values()) subscribers.remove(id)
    await this.#addParticipants(sql, [...this.#leaderboards.keys()], arrived)
  }

  /** Starts tracking the subscribers of tournaments whose leaderboards changed. */
  async track(sql: Sql, tournamentIds: readonly bigint[]): Promise<void> {
    const untracked = tournamentIds.filter((id) => !this.#leaderboards.has(id))
    if (untracked.length === 0) return
    const versions = await leaderboardVersionsOf(sql, untracked)
    for (const id of untracked) this.#leaderboards.set(id, new Subscribers(versions.get(id) ?? 0n))
    await this.#addParticipants(sql, untracked, [...this.#connected])
  }

  /** Throws if the tournament is not tracked. */
  subscribersOf(tournamentId: bigint): Subscribers {
    const subscribers = this.#leaderboards.get(tournamentId)
    if (!subscribers) throw new Error(`leaderboard ${tournamentId} is not tracked`)
    return subscribers
  }

  untrack(tournamentId: bigint): void {
    this.#leaderboards.delete(tournamentId)
  }

  /** Marks every row as unpublished, after an error left open which of them were sent. */
  resendAll(): void {
    for (const subscribers of this.#leaderboards.values()) subscribers.resendAll()
  }

  clear(): void {
    this.#leaderboards.clear()
    this.#connected = new Set()
  }

  async #addParticipants(sql: Sql, tournaments: readonly bigint[], players: readonly bigint[]): Promise<void> {
    for (let at = 0; tournaments.length > 0 && at < players.length; at += batchSize)
      for (const pair of await listParticipations(sql, tournaments, players.slice(at, at + batchSize)))
        this.#leaderboards.get(pair.tournamentId)?.add(pair.playerId)
  }
}

/** Score changes by player since the last message: `before` is the oldest row, `after` the newest position. */
export type PlayerChanges = Map<bigint, Pick<ScoreChange, 'before' | 'after'>>

/** A player is notified at most this often of entering or leaving the prize ranks. */
const noticePauseMs = 60_000

interface Subscriber {
  /** Identifies the last published row; null: publish the row again. */
  published: string | null
  /** null without a rank. */
  readonly key: RankKey | null
  readonly rank: number | null
  readonly hasPrizeRank: boolean
  /** Whether the player has been notified of the prize rank they are in. */
  readonly notifiedOfPrizeRank: boolean
  readonly notifiedAt: number
}

/** A rank that a row has now, and had before the player's first change; undefined: unknown, or unchanged. */
export interface RankedRow extends Rank {
  readonly row: TournamentPlayerRow
  readonly rankBefore?: number | null | undefined
}

/** The player has entered the prize ranks. Leaving them is not announced, because that would urge the player to play on. */
export interface PrizeRankNotice {
  readonly rank: number | null
  readonly previousRank: number | null
}

/**
 * The connected players of one leaderboard. A rank changes only when another player moves past it, so of thousands of subscribers only
 * the rows of players who moved, were passed or have just connected need to be read.
 */
export class Subscribers {
  readonly #subscribers = new Map<bigint, Subscriber>()
  /** Players who have just connected. */
  #arrived = new Set<bigint>()
  /** Players whose ranks were counted while the leaderboard changed. */
  #toRecheck: ReadonlySet<bigint> = new Set()
  #version: bigint
  #hasMissedChanges = false

  /** `version`: of the leaderboard, before rows of it are read. */
  constructor(version: bigint) {
    this.#version = version
  }

  updateVersion(version: bigint): void {
    if (version > this.#version + 1n) this.#hasMissedChanges = true
    if (version > this.#version) this.#version = version
  }

  has(id: bigint): boolean {
    return this.#subscribers.has(id)
  }

  add(id: bigint): void {
    this.#arrived.add(id)
  }

  remove(id: bigint): void {
    this.#subscribers.delete(id)
    this.#arrived.delete(id)
  }

  retain(ids: ReadonlySet<bigint>): void {
    for (const id of this.#subscribers.keys()) if (!ids.has(id)) this.#subscribers.delete(id)
  }

  resendAll(): void {
    this.#hasMissedChanges = true
    for (const subscriber of this.#subscribers.values()) subscriber.published = null
  }

  /** Connected players whose rows may differ from the published ones. The caller reads them now: a second call leaves them out. */
  takeAffected(connected: ReadonlySet<bigint>, changes: PlayerChanges): bigint[] {
    const affected = this.#hasMissedChanges ? new Set(connected) : this.#arrived
    this.#arrived = new Set()
    this.#hasMissedChanges = false
    for (const id of changes.keys()) if (connected.has(id)) affected.add(id)
    const passed = passedRanges(
      [...changes].map(([id, { before, after }]) => ({ from: keyOf(id, positionOf(before)), to: keyOf(id, after) })),
    )
    for (const [id, { key, hasPrizeRank, notifiedOfPrizeRank }] of this.#subscribers) {
      const awaitsNotice = hasPrizeRank && !notifiedOfPrizeRank
      if (awaitsNotice || this.#toRecheck.has(id) || (key && isInRanges(passed, key))) affected.add(id)
    }
    return [...affected]
  }

  /** Reads these players again at the next change. */
  recheck(ids: readonly bigint[]): void {
    this.#toRecheck = new Set(ids)
  }

  /** Players whose last rank was a prize rank. */
  inPrizeRanks(): bigint[] {
    return [...this.#subscribers].flatMap(([id, { hasPrizeRank }]) => (hasPrizeRank ? [id] : []))
  }

  /** Records a row as published. Returns whether it differs from the last one, and the notice to send. */
  record(
    { row, rank, rankInTeam, rankBefore }: RankedRow,
    prizeRanks: number,
  ): { readonly isChanged: boolean; readonly notice: PrizeRankNotice | null } {
    const isPrizeRank = (of: number | null) => of !== null && of <= prizeRanks
    const id = row.player_id
    const known = this.#subscribers.get(id)
    const published = `${row.version} ${rank} ${rankInTeam}`
    const hasPrizeRank = isPrizeRank(rank)
    const knewPrizeRank =
      known?.notifiedOfPrizeRank ?? (rankBefore === undefined ? hasPrizeRank : isPrizeRank(rankBefore))
    const now = performance.now()
    const lastNoticeAt = known?.notifiedAt ?? Number.NEGATIVE_INFINITY
    const isDue = hasPrizeRank && !knewPrizeRank && now - lastNoticeAt >= noticePauseMs
    this.#subscribers.set(id, {
      published,
      key: keyOf(id, positionOf(row)),
      rank,
      hasPrizeRank,
      notifiedOfPrizeRank: hasPrizeRank && (isDue || knewPrizeRank),
      notifiedAt: isDue ? now : lastNoticeAt,
    })
    const previousRank = known ? known.rank : (rankBefore ?? null)
    return { isChanged: known?.published !== published, notice: isDue ? { rank, previousRank } : null }
  }
}

const positionOf = (row: TournamentPlayerRow | undefined): RankPosition | null => (row && isRanked(row) ? row : null)

const keyOf = (player_id: bigint, position: RankPosition | null): RankKey | null =>
  position && { rank_key: position.rank_key, reached_at: position.reached_at, player_id }

/** null: without a rank. */
export interface Move {
  readonly from: RankKey | null
  readonly to: RankKey | null
}

/** Both ends included; null: to the last rank. */
export interface Range {
  readonly from: RankKey
  readonly to: RankKey | null
}

/** The parts of a leaderboard whose ranks changed by these moves, in order and without overlaps. */
export function passedRanges(moves: readonly Move[]): Range[] {
  const ranges: Range[] = []
  for (const range of moves.flatMap(rangeOf).sort((one, other) => (isBefore(one.from, other.from) ? -1 : 1))) {
    const last = ranges.at(-1)
    if (!last || (last.to && isBefore(last.to, range.from))) ranges.push(range)
    else ranges[ranges.length - 1] = { from: last.from, to: last.to && range.to && later(last.to, range.to) }
  }
  return ranges
}

function rangeOf({ from, to }: Move): Range[] {
  if (from && to) return [isBefore(from, to) ? { from, to } : { from: to, to: from }]
  const only = from ?? to
  return only ? [{ from: only, to: null }] : []
}

const later = (one: RankKey, other: RankKey): RankKey => (isBefore(one, other) ? other : one)

export function isInRanges(ranges: readonly Range[], key: RankKey): boolean {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(key, itemAt(ranges, middle).from)) high = middle
    else low = middle + 1
  }
  const range = ranges[low - 1]
  return range !== undefined && (range.to === null || !isBefore(range.to, key))
}
