import type { WireTournamentPlayer } from '@apogee/contract/tournaments'
import { required } from '@apogee/rules/validation/required'
import type { Sql } from '../../../core/db/db.ts'
import type { Realtime } from '../../../core/realtime/realtime.ts'
import { maskNickname } from '../../games/public.ts'
import { faceCacheMs, facesOf, openFaceCache } from '../../profile/public.ts'
import { presentPlayer } from '../presentTournament.ts'
import { prizeRanksOf } from '../tournamentDefinition.ts'
import { findTournament, type TournamentRow } from '../tournamentStore.ts'
import { LeaderboardPublisher, type PublisherOptions, publishEveryMs } from './leaderboardPublisher.ts'
import { type Rank, RankIndex } from './rankIndex.ts'
import { listFinal, listRanked, listWinningTeam } from './rankStore.ts'
import { listTeams, type ScoreChange, type TournamentPlayerRow } from './scoreStore.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    readonly standings: Standings
  }
}

/** Leaderboards of tournaments: cached reads for everyone, and messages to subscribers. */
export interface Standings {
  /** May return an outdated row of a large leaderboard, as {@link Standings.page} does. null when the brand has no such tournament. */
  findTournament(sql: Sql, brand: string, id: number): Promise<TournamentRow | null>
  topRows(sql: Sql, tournament: TournamentRow): Promise<TopRows>
  /** Rows after a rank. */
  page(sql: Sql, tournament: TournamentRow, after: number, limit: number): Promise<LeaderboardPage>
  /** Ranks of rows of one leaderboard, in the order of the rows. */
  ranksOf(sql: Sql, tournament: TournamentRow, rows: readonly TournamentPlayerRow[]): Promise<Rank[]>
  /** Call it after the commit. `versions`: the leaderboard versions that the changes made. */
  publish(changes: readonly ScoreChange[], versions: ReadonlyMap<bigint, bigint>): void
  /** Call it after the commit. */
  publishFinal(tournamentId: bigint): void
  /** How often scores are to be counted now. */
  countEveryMs(): number
  /** Publishes pending changes now; for tests. */
  flush(): Promise<void>
  close(): void
}

export function openStandings(options: PublisherOptions): Standings {
  const ranks = new RankIndex()
  const recent = new RecentTournaments()
  const topRowsCache = new ReadCache<TopRows>((entry, { leaderboard_version }) => isCurrent(entry, leaderboard_version))
  const pageCache = new ReadCache<LeaderboardPage>(
    (entry, tournament) =>
      isCurrent(entry, tournament.leaderboard_version) || mayBeOutdated(tournament, performance.now() - entry.readAt),
  )
  const audience = new Audience(options.realtime)
  const faces = openFaceCache(options.clock)
  const topRows: Standings['topRows'] = (sql, tournament) =>
    topRowsCache.get(String(tournament.id), tournament, () => readTopRows(sql, tournament, faces))
  const publisher = new LeaderboardPublisher(options, {
    ranks,
    faces,
    topRows: async (tournament) => (await topRows(options.db, tournament)).rows,
  })
  return {
    topRows: (sql, tournament) => {
      audience.noteRead()
      return topRows(sql, tournament)
    },
    findTournament: (sql, brand, id) => recent.find(sql, brand, id),
    page: (sql, tournament, after, limit) => {
      audience.noteRead()
      return pageCache.get(`${tournament.id} ${after} ${limit}`, tournament, () =>
        readPage(sql, ranks, tournament, { after, limit }),
      )
    },
    ranksOf: (sql, tournament, rows) => {
      audience.noteRead()
      return ranks.ranksOf(sql, tournament, rows)
    },
    countEveryMs: () => audience.countEveryMs(),
    publish: (changes, versions) => {
      ranks.update(changes, versions)
      publisher.publish(changes, versions)
    },
    publishFinal: (tournamentId) => {
      ranks.drop(tournamentId)
      recent.drop(tournamentId)
      publisher.publishFinal(tournamentId)
    },
    flush: () => publisher.flush(),
    close: () => publisher.close(),
  }
}

/** How often scores are counted without an audience. */
const unseenEveryMs = 4_000
/** A page without realtime reads a leaderboard again within this time. */
const readAgainMs = 60_000
/** Listing the connected players takes time in proportion to their number. */
const lookEveryMs = 1_000

/** Who can see leaderboards change: subscribers, and pages that read them again and again. */
export class Audience {
  readonly #realtime: Pick<Realtime, 'isWatched' | 'subscribers'>
  #presentUntil = Number.NEGATIVE_INFINITY

  constructor(realtime: Pick<Realtime, 'isWatched' | 'subscribers'>) {
    this.#realtime = realtime
  }

  /** Call it when a leaderboard is read. */
  noteRead(): void {
    this.#presentUntil = performance.now() + readAgainMs
  }

  /** How often scores are to be counted now. */
  countEveryMs(): number {
    return this.#isPresent() ? publishEveryMs : unseenEveryMs
  }

  #isPresent(): boolean {
    if (performance.now() < this.#presentUntil) return true
    const isPresent = this.#realtime.isWatched('public:tournaments_changes') || this.#realtime.subscribers()?.size !== 0
    if (isPresent) this.#presentUntil = performance.now() + lookEveryMs
    return isPresent
  }
}

/** Large leaderboards change many times a second, so their pages are read as often as they are published. */
const large = { participants: 500, cacheMs: 500 }

const mayBeOutdated = ({ participants, finished_at }: TournamentRow, ageMs: number): boolean =>
  finished_at === null && participants > large.participants && ageMs < large.cacheMs

/** Bounds, with the cache of faces, how long a changed nickname or ship stays unseen: it does not raise the version of the leaderboard. */
const currentMs = 30_000 - faceCacheMs
const maxEntries = 500

interface CacheEntry<T> {
  readonly version: bigint
  readonly readAt: number
  readonly value: Promise<T>
}

const isCurrent = ({ version, readAt }: CacheEntry<unknown>, latest: bigint): boolean =>
  version === latest && performance.now() - readAt < currentMs

/** Caches reads of leaderboards, one for all concurrent callers. */
class ReadCache<T> {
  readonly #isUsable: (entry: CacheEntry<T>, tournament: TournamentRow) => boolean
  /** The oldest first. */
  readonly #entries = new Map<string, CacheEntry<T>>()

  constructor(isUsable: (entry: CacheEntry<T>, tournament: TournamentRow) => boolean) {
    this.#isUsable = isUsable
  }

  get(key: string, tournament: TournamentRow, read: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key)
    if (entry && this.#isUsable(entry, tournament)) return entry.value
    const value = read()
    this.#entries.delete(key)
    this.#entries.set(key, { version: tournament.leaderboard_version, readAt: performance.now(), value })
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined && this.#entries.size > maxEntries) this.#entries.delete(oldest)
    // The caller handles the error; the next caller reads again.
    value.catch(() => this.#entries.delete(key))
    return value
  }
}

/** Tournaments with large leaderboards, cached as long as a page of the leaderboard is. */
export class RecentTournaments {
  readonly #entries = new Map<string, { readonly readAt: number; readonly tournament: TournamentRow }>()

  async find(sql: Sql, brand: string, id: number): Promise<TournamentRow | null> {
    const key = `${id} ${brand}`
    const entry = this.#entries.get(key)
    if (entry && mayBeOutdated(entry.tournament, performance.now() - entry.readAt)) return entry.tournament
    const readAt = performance.now()
    const tournament = await findTournament(sql, brand, id)
    if (tournament && mayBeOutdated(tournament, 0)) this.#entries.set(key, { readAt, tournament })
    else this.#entries.delete(key)
    return tournament
  }

  drop(id: bigint): void {
    for (const key of this.#entries.keys()) if (key.startsWith(`${id} `)) this.#entries.delete(key)
  }
}

interface LeaderboardPage {
  /** Of the leaderboard that the rows were read from. */
  readonly version: bigint
  readonly participants: number
  readonly rows: readonly WireTournamentPlayer[]
  readonly hasMore: boolean
}

async function readPage(
  sql: Sql,
  index: RankIndex,
  tournament: TournamentRow,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<LeaderboardPage> {
  const isFinal = tournament.finished_at !== null
  const found = isFinal
    ? await listFinal(sql, tournament.id, after, limit + 1)
    : await index.page(sql, tournament, after, limit + 1)
  const rows = found.slice(0, limit)
  const [inTeams, faces] = await Promise.all([
    isFinal ? new Map<bigint, number>() : index.ranksInTeams(sql, tournament, rows),
    facesOf(sql, playersOf(rows)),
  ])
  const rankOf = (row: TournamentPlayerRow, at: number): Rank =>
    isFinal ? finalRank(row) : { rank: after + at + 1, rankInTeam: inTeams.get(row.player_id) ?? null }
  return {
    version: tournament.leaderboard_version,
    participants: tournament.participants,
    rows: rows.map((row, at) => presentPlayer(tournament, row, rankOf(row, at), faces.get(row.player_id))),
    hasMore: found.length > limit,
  }
}

const finalRank = (row: TournamentPlayerRow): Rank => ({ rank: row.final_place, rankInTeam: row.final_place_in_team })

const playersOf = (rows: readonly TournamentPlayerRow[]): bigint[] => rows.map(({ player_id }) => player_id)

/** The first rows of a leaderboard, and the facts of a tournament that are read with them. */
export interface TopRows {
  readonly rows: readonly WireTournamentPlayer[]
  /** Of a final leaderboard: the winners' nicknames by rank. */
  readonly winners: ReadonlyMap<number, string>
  readonly teams: readonly { readonly id: number; readonly score: bigint; readonly players: number }[]
}

const topCount = 10

export async function readTopRows(sql: Sql, tournament: TournamentRow, readFaces = facesOf): Promise<TopRows> {
  const { id, definition } = tournament
  const isFinal = tournament.finished_at !== null
  const limit = isFinal ? Math.max(topCount, prizeRanksOf(definition)) : topCount
  const rows = isFinal
    ? await listFinal(sql, id, 0, limit)
    : await listRanked(sql, { tournamentId: id, team: null }, { from: null, skip: 0, limit })
  const teams = definition.teams.length > 0 ? await listTeams(sql, id) : []
  const faces = await readFaces(sql, playersOf(rows))
  const inTeams = ranksInTeamsFromTop(rows)
  const rankOf = (row: TournamentPlayerRow, at: number): Rank =>
    isFinal ? finalRank(row) : { rank: at + 1, rankInTeam: inTeams[at] ?? null }
  const shown = rows.map((row, at) => presentPlayer(tournament, row, rankOf(row, at), faces.get(row.player_id)))
  return {
    rows: shown.slice(0, topCount),
    winners: isFinal ? await readWinners(sql, tournament, shown) : new Map(),
    teams: teams.map(({ team_id, score, players }) => ({ id: team_id, score, players })),
  }
}

/** The prizes of a team tournament go to the first players of the winning team. */
async function readWinners(
  sql: Sql,
  { id, definition, winner_team_id: team }: TournamentRow,
  shown: readonly WireTournamentPlayer[],
): Promise<ReadonlyMap<number, string>> {
  if (definition.teams.length === 0)
    return new Map(shown.map(({ award_place, nickname }) => [required(award_place, 'final rank'), nickname]))
  const rows = team === null ? [] : await listWinningTeam(sql, id, team, prizeRanksOf(definition))
  const faces = await facesOf(sql, playersOf(rows))
  return new Map(
    rows.map((row) => [
      required(row.final_place_in_team, 'final rank in a team'),
      maskNickname(faces.get(row.player_id)?.nickname ?? null),
    ]),
  )
}

/** Ranks within teams of rows that begin with the first rank. */
function ranksInTeamsFromTop(rows: readonly TournamentPlayerRow[]): (number | null)[] {
  const counts = new Map<number, number>()
  return rows.map(({ team_id: team }) => {
    if (team === null) return null
    const rank = (counts.get(team) ?? 0) + 1
    counts.set(team, rank)
    return rank
  })
}
