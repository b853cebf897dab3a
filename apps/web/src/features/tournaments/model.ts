import type { WireTournament, WireTournamentPlayer } from '@apogee/contract/tournaments'
import { isQuest, readQuest } from '@apogee/rules/quests/identifier'

export interface Tournament extends WireTournament {
  /** Defined in a CMS snippet of the operator, and unknown to the platform (TRN-05). */
  readonly isCustom?: true
}
export type Contender = WireTournamentPlayer

export const statuses = ['active', 'future', 'archive'] as const
export type TournamentStatus = (typeof statuses)[number]

type Dates = Pick<Tournament, 'start_at' | 'end_at'>

/** Start and end by the platform's clock, in ms: compare them only with `platformNow`. */
export const timesOf = ({ start_at, end_at }: Dates): { readonly startMs: number; readonly endMs: number } => ({
  startMs: Date.parse(start_at),
  endMs: Date.parse(end_at),
})

/**
 * TRN-02, TRN-07: by its dates, at a moment of the platform's clock. A tournament with final standings is finished, and one
 * that the platform reports as running has started.
 */
export function statusOf(
  tournament: Dates & Partial<Pick<Tournament, 'finished_at' | 'in_progress'>>,
  nowMs: number,
): TournamentStatus {
  const { startMs, endMs } = timesOf(tournament)
  if (tournament.finished_at || nowMs >= endMs) return 'archive'
  return nowMs < startMs && !tournament.in_progress ? 'future' : 'active'
}

/** TRN-08: the time that the timer counts down to; undefined after the end. */
export function countdownOf(tournament: Tournament, nowMs: number) {
  const status = statusOf(tournament, nowMs)
  if (status === 'archive') return undefined
  const { startMs, endMs } = timesOf(tournament)
  return status === 'future' ? ({ to: 'start', untilMs: startMs } as const) : ({ to: 'end', untilMs: endMs } as const)
}

const hidden = 'nonvisible'
const isAchievement = (identifier: string): boolean => identifier.includes('achievement')

/** TRN-09: without groups, or for one of the visitor's groups. */
export const isOpenTo = ({ group_ids }: Pick<Tournament, 'group_ids'>, groups: readonly string[]): boolean =>
  group_ids.length === 0 || groups.some((group) => group_ids.includes(Number(group)))

/** TRN-03 */
export const isHidden = ({ frontend_identifier: name }: Pick<Tournament, 'frontend_identifier'>): boolean =>
  name === hidden

/** TRN-04, GD-14: the page of a quest or achievement, which is a tournament only on the wire. */
export function otherPageOf({
  frontend_identifier: name,
}: Pick<Tournament, 'frontend_identifier'>): string | undefined {
  const quest = readQuest(name)
  if (quest) return `/action/${quest.slug}`
  return isAchievement(name) ? '/achievements' : undefined
}

/** TRN-03, TRN-04, TRN-09: whether the visitor sees it among tournaments. */
export const isShown = (
  tournament: Pick<Tournament, 'frontend_identifier' | 'group_ids'>,
  groups: readonly string[],
): boolean => {
  const { frontend_identifier: name } = tournament
  return !isHidden(tournament) && !isQuest(name) && !isAchievement(name) && isOpenTo(tournament, groups)
}

/** Merges lists; of duplicates, the tournament of the first list wins. */
export function joined(...lists: readonly (readonly Tournament[] | undefined)[]): Tournament[] {
  const found = new Map<string, Tournament>()
  for (const one of lists.flatMap((list) => list ?? []))
    if (!found.has(one.frontend_identifier)) found.set(one.frontend_identifier, one)
  return [...found.values()]
}

/** TRN-06: the player's row; undefined while a required confirmation is missing. */
export const ownIn = (
  { id, isCustom }: Pick<Tournament, 'id' | 'isCustom'>,
  rows: readonly Contender[] | undefined,
): Contender | undefined =>
  isCustom ? undefined : rows?.find((row) => row.tournament_id === id && row.user_confirmed !== false)

const byStart = (a: Dates, b: Dates): number => Date.parse(a.start_at) - Date.parse(b.start_at)
const byEnd = (a: Dates, b: Dates): number => Date.parse(a.end_at) - Date.parse(b.end_at)

/**
 * The tournaments of one status in display order: the player's first, then by the next start or end, and of several with the same end
 * the shortest first, because it is the newest. Finished ones by end, the latest first.
 */
export function inOrder(
  list: readonly Tournament[],
  status: TournamentStatus,
  nowMs: number,
  rows: readonly Contender[] | undefined,
): Tournament[] {
  const chosen = list.filter((one) => statusOf(one, nowMs) === status)
  if (status === 'archive') return chosen.toSorted((a, b) => byEnd(b, a))
  const isOwn = (one: Tournament) => Number(ownIn(one, rows) !== undefined)
  return chosen.toSorted(
    (a, b) => isOwn(b) - isOwn(a) || (status === 'future' ? byStart(a, b) : byEnd(a, b) || byStart(b, a)),
  )
}

/** By identifier, or of a series (`daily-dash` of `daily-dash--2026-11-29`) the running tournament, else the latest one. */
export function bySlug(list: readonly Tournament[], slug: string, nowMs: number): Tournament | undefined {
  const series = list.filter(
    (one) => !isQuest(one.frontend_identifier) && one.frontend_identifier.startsWith(`${slug}--`),
  )
  return (
    list.find((one) => one.frontend_identifier === slug) ??
    series.find((one) => statusOf(one, nowMs) === 'active') ??
    series.toSorted((a, b) => byEnd(b, a))[0]
  )
}

/** Its address. */
export const pathOf = ({ frontend_identifier }: Pick<Tournament, 'frontend_identifier'>): string =>
  `/tournaments/${encodeURIComponent(frontend_identifier)}`

/** Every game counts. */
export const isForAllGames = ({
  game_category_identity: category,
}: Pick<Tournament, 'game_category_identity'>): boolean => category === '' || category === 'all'

/** The category whose games count. */
export const categoryOf = (tournament: Tournament): string =>
  isForAllGames(tournament) ? 'all' : tournament.game_category_identity

/** The player's running tournaments in which a game of these categories counts, the earliest end first. */
export const playedHere = (
  list: readonly Tournament[],
  categories: readonly string[],
  nowMs: number,
  rows: readonly Contender[] | undefined,
): Tournament[] =>
  inOrder(list, 'active', nowMs, rows).filter(
    (one) => ownIn(one, rows) !== undefined && (isForAllGames(one) || categories.includes(one.game_category_identity)),
  )
