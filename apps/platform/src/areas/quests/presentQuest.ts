import type { WireAchievement, WireQuest } from '@apogee/contract/quests'
import { toWire } from '@apogee/rules/money/units'
import { titleIn } from '../../core/content/titleIn.ts'
import type { CompetitionLook, TournamentRow } from '../tournaments/public.ts'
import { levelsOf } from './progressOf.ts'
import { readAchievementDefinition, readQuestDefinition } from './questDefinition.ts'
import { presentReward } from './rewardText.ts'

export interface View {
  readonly locale: string
  readonly brand: string
  readonly now: Date
}

/** The year of the end of an achievement without an end. */
export const endlessYear = 9999

function statusOf({ start_at, end_at, finished_at }: TournamentRow, now: Date): WireQuest['status'] {
  if (finished_at !== null || end_at <= now) return 'archive'
  return start_at <= now ? 'active' : 'future'
}

export const presentTheme = (emblem: string, { gradient }: CompetitionLook): WireQuest['look'] => ({
  art: emblem,
  colors: [gradient.left, gradient.left_center, gradient.right_center, gradient.right],
})

interface Texted {
  readonly titles: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, string>>
  readonly emblem: string
  readonly banner: CompetitionLook
}

function presentShared(row: TournamentRow, { titles, texts, emblem, banner }: Texted, { locale, now }: View) {
  return {
    id: toWire(row.id),
    version: toWire(row.version),
    frontend_identifier: row.frontend_identifier,
    title: titleIn(titles, locale),
    text: titleIn(texts, locale),
    look: presentTheme(emblem, banner),
    status: statusOf(row, now),
    currency: row.currency,
    currencies: row.currencies,
    group_ids: row.group_ids,
    game_category_identity: row.game_category,
    games: row.definition.games,
    least_bet_cents: row.least_bet_cents > 0n ? toWire(row.least_bet_cents) : null,
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
  }
}

/** QST-01, QST-03 */
export function presentQuest(row: TournamentRow, view: View): WireQuest {
  const definition = readQuestDefinition(row)
  const { slug, size, rewards } = definition
  return {
    ...presentShared(row, definition, view),
    slug,
    questSize: size,
    user_confirmation_required: row.user_confirmation_required,
    levels: levelsOf(definition).map((level) => {
      const prize = rewards[level.position]
      return { ...level, reward: prize ? presentReward(prize, row.currency, view) : null }
    }),
  }
}

/** An achievement without the share of players who have reached it. */
export type AchievementTerms = Omit<WireAchievement, 'reached_share'>

/** QST-08 */
export function presentAchievement(row: TournamentRow, view: View): AchievementTerms {
  const definition = readAchievementDefinition(row)
  const { kind, target, reward } = definition
  return {
    ...presentShared(row, definition, view),
    ...(row.end_at.getUTCFullYear() >= endlessYear && { end_at: null }),
    kind,
    target,
    group_id: null,
    reward: reward ? presentReward(reward, row.currency, view) : null,
  }
}
