import { isQuest } from './identifier.ts'

/** TRN-04, QST-08: a tournament whose frontend identifier names an achievement is one; a quest is a quest first. */
export const isAchievement = (identifier: string): boolean => identifier.includes('achievement') && !isQuest(identifier)

/** The counted figure of an achievement: stakes, rounds, or belonging to a group. */
export type AchievementKind = 'bet' | 'spin' | 'group'

interface Figures {
  readonly bet_cents: number
  readonly games_taken: number
}

/** The player's counted figure: minor units of stakes, or rounds. */
export const countedFor = (kind: AchievementKind, figures: Figures): number =>
  kind === 'spin' ? figures.games_taken : kind === 'bet' ? figures.bet_cents : 0

/** How much of an achievement is done, 0 to 1 (wire-facts 14.2). */
export const partDone = (counted: number, target: number): number =>
  target <= 0 ? 0 : Math.min(1, Math.max(0, counted / target))
