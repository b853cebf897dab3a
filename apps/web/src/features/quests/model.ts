import type { WireAchievement, WireQuest, WireQuestProgress } from '@apogee/contract/quests'
import { countedFor, partDone } from '@apogee/rules/quests/achievements'
import { levelReached, partToNext } from '@apogee/rules/quests/ladders'

export type Quest = WireQuest
export type Achievement = WireAchievement
export type Progress = WireQuestProgress
export type Level = Quest['levels'][number]
export type Status = Quest['status']

interface Dated {
  readonly status: Status
  readonly start_at: string
  readonly end_at: string | null
}

/** TRN-07: the status at a moment. The platform's status applies until a date passes while the page is open. */
export function statusAt({ status, start_at: start, end_at: end }: Dated, nowMs: number): Status {
  if (status === 'archive' || (end !== null && Date.parse(end) <= nowMs)) return 'archive'
  return status === 'active' || Date.parse(start) <= nowMs ? 'active' : 'future'
}

/** TRN-09 */
export const isOpenTo = ({ group_ids: ids }: Pick<Quest, 'group_ids'>, groups: readonly string[]): boolean =>
  ids.length === 0 || ids.some((id) => groups.includes(String(id)))

export const progressIn = (all: readonly Progress[] | undefined, name: string): Progress | undefined =>
  all?.find((one) => one.frontend_identifier === name)

/** A level's state for a player. */
export type LevelState = 'reached' | 'here' | 'next' | 'ahead'

/** QST-07: the player's position in a quest. A player who has not bet yet is at the start. */
export function positionIn(quest: Pick<Quest, 'levels'>, progress: Progress | undefined) {
  const betCents = progress?.bet_cents ?? 0
  const level = progress ? levelReached(quest.levels, betCents) : 0
  // A reached level stays reached, even if a bet was refunded since: its reward is no longer ahead.
  const highest = Math.max(level, ...(progress?.reached ?? []).map(({ position }) => position))
  const next = quest.levels[level]
  const rewarded = quest.levels.find(({ position, reward }) => position > highest && reward !== null)
  return {
    /** 0 before the first. */
    level,
    betCents,
    /** Undefined at the highest level. */
    next,
    missingCents: Math.max(0, (next?.bet_cents ?? betCents) - betCents),
    /** The progress from the current level to the next, 0 to 1. */
    part: progress ? partToNext(quest.levels, betCents) : 0,
    /** The next level that has a reward. */
    rewarded,
    rewardMissingCents: Math.max(0, (rewarded?.bet_cents ?? betCents) - betCents),
  }
}

export type QuestPosition = ReturnType<typeof positionIn>

/** When a level was reached; undefined before. */
export const reachedAt = (progress: Progress | undefined, position: number) =>
  progress?.reached.find((one) => one.position === position)

export function levelState({ position }: Level, { level }: QuestPosition, progress: Progress | undefined): LevelState {
  if (position === level) return 'here'
  if (position < level || reachedAt(progress, position)) return 'reached'
  return position === level + 1 ? 'next' : 'ahead'
}

/** Whether the reward is a gift to activate; the others are credited at once. */
export const isGift = ({ wager, money_cents: cents, freespins_count: spins }: NonNullable<Level['reward']>): boolean =>
  spins > 0 || (cents > 0 && wager > 0)

interface PlayedGame {
  readonly identifier: string
  readonly categories: readonly string[]
}

/** Whether bets in a game count. */
export const isCountedIn = (
  { games, game_category_identity: category }: Pick<Quest, 'games' | 'game_category_identity'>,
  { identifier, categories }: PlayedGame,
): boolean =>
  games.length > 0 ? games.includes(identifier) : ['', 'all'].includes(category) || categories.includes(category)

export interface QuestGroups {
  readonly active: readonly Quest[]
  readonly future: readonly Quest[]
  readonly archive: readonly Quest[]
}

const byTime = (of: (quest: Quest) => string, sign: 1 | -1) => (one: Quest, other: Quest) =>
  sign * (Date.parse(of(one)) - Date.parse(of(other)))

/** The hub: current quests, the player's own first; future ones, the nearest first; past ones, the latest first. */
export function groupQuests(
  quests: readonly Quest[],
  own: readonly Progress[] | undefined,
  groups: readonly string[],
  nowMs: number,
): QuestGroups {
  const of = (status: Status) => quests.filter((one) => isOpenTo(one, groups) && statusAt(one, nowMs) === status)
  const isOwn = (quest: Quest) => Number(progressIn(own, quest.frontend_identifier) !== undefined)
  const active = of('active').toSorted(
    (one, other) => isOwn(other) - isOwn(one) || byTime((q) => q.end_at, 1)(one, other),
  )
  return {
    active,
    future: of('future').toSorted(byTime((quest) => quest.start_at, 1)),
    archive: of('archive').toSorted(byTime((quest) => quest.end_at, -1)),
  }
}

/** OPEN-31: the quest behind `/action`: the player's own current one, else the first current one. */
export const activeQuest = (
  quests: readonly Quest[],
  own: readonly Progress[] | undefined,
  groups: readonly string[],
  nowMs: number,
): Quest | undefined => groupQuests(quests, own, groups, nowMs).active[0]

/** wire-facts 14.2: by its slug, else by its identifier; of several periods the current one, else the newest. */
export function questBySlug(quests: readonly Quest[], slug: string, nowMs: number): Quest | undefined {
  const found = quests.filter((one) => one.slug === slug || one.frontend_identifier === slug)
  const running = found.find((one) => statusAt(one, nowMs) === 'active')
  return running ?? found.toSorted(byTime((quest) => quest.start_at, -1))[0]
}

/** The metal of a medal, from the name of its picture; other pictures are gold. */
export const metalOf = ({ look }: Pick<Achievement, 'look'>): string =>
  /^medal-(bronze|silver|gold|platinum)-/.exec(look.art)?.[1] ?? 'gold'

/** Reached by one player in twenty at most. */
export const isRare = (share: number): boolean => share <= 0.05

function medalOf(achievement: Achievement, own: readonly Progress[] | undefined) {
  const progress = progressIn(own, achievement.frontend_identifier)
  const counted = progress ? countedFor(achievement.kind, progress) : 0
  const first = progress?.reached[0]
  const isReached = first !== undefined || (progress?.level ?? 0) > 0
  return {
    achievement,
    counted,
    /** 0 to 1. */
    part: isReached ? 1 : partDone(counted, achievement.target),
    isReached,
    /** ISO; undefined when the platform does not send it. */
    reachedAt: first?.reached_at,
    isRewarded: first?.is_rewarded ?? false,
  }
}

export type Medal = ReturnType<typeof medalOf>

export interface Medals {
  /** Not reached, the nearest first. */
  readonly ahead: readonly Medal[]
  /** Reached, the last one first. */
  readonly reached: readonly Medal[]
}

/** QST-08: the reached medals and the next ones. Medals that ended without being reached are left out. */
export function medalsOf(
  achievements: readonly Achievement[],
  own: readonly Progress[] | undefined,
  groups: readonly string[],
  nowMs: number,
): Medals {
  const all = achievements
    .filter((one) => isOpenTo(one, groups))
    .map((one) => medalOf(one, own))
    .filter(({ isReached, achievement }) => isReached || statusAt(achievement, nowMs) !== 'archive')
  return {
    // `toSorted` keeps the operator's order among equals.
    ahead: all.filter(({ isReached }) => !isReached).toSorted((one, other) => other.part - one.part),
    reached: all
      .filter(({ isReached }) => isReached)
      .toSorted((one, other) => Date.parse(other.reachedAt ?? '0') - Date.parse(one.reachedAt ?? '0')),
  }
}
