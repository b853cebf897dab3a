import type { Result } from '@apogee/contract'
import type { WireAchievement, WireQuest, WireQuestProgress } from '@apogee/contract/quests'
import type { WireTournament, WireTournamentPlayer } from '@apogee/contract/tournaments'
import { noRates } from '@apogee/rules/money/euroScale'
import { subunitsOf } from '@apogee/rules/money/subunits'
import { countedFor, isAchievement } from '@apogee/rules/quests/achievements'
import { isQuest, readQuest } from '@apogee/rules/quests/identifier'
import { levelReached, type QuestLevel, questLevels } from '@apogee/rules/quests/ladders'

const questTheme = { art: 'world-map', colors: ['#2B1B5E', '#1D3C78', '#156A72', '#0F8A6B'] }
const achievementTheme = { art: 'medal-gold-glowing-star', colors: ['#3A2A0B', '#6E4D10', '#A8720A', '#F6C445'] }

/**
 * The levels of a quest by its identifier and currency. A quest in a crypto currency has no levels: platforms of this
 * family send no rates.
 */
function ladderOf({ frontend_identifier: name, currency }: WireTournament): readonly QuestLevel[] | undefined {
  const size = readQuest(name)?.size ?? 'm'
  return questLevels(size, { code: currency, subunits_to_unit: subunitsOf(currency) }, noRates)
}

function sharedOf(one: WireTournament) {
  const { id, version = 0, frontend_identifier, title, currency, currencies, group_ids, start_at, end_at } = one
  const { game_category_identity, least_bet_cents = null } = one
  const own = { id, version, frontend_identifier, title, currency, currencies, group_ids, start_at, end_at }
  return { ...own, text: '', games: [], game_category_identity, least_bet_cents }
}

/** TRN-07, but `in_progress` of the wire decides which ones are active (wire-facts 14.1). */
function statusOf({ in_progress: runs, start_at: start }: WireTournament, now: Date): WireQuest['status'] {
  if (runs) return 'active'
  return Date.parse(start) > now.getTime() ? 'future' : 'archive'
}

/** GD-14, GD-15, OPEN-31: the quests among tournaments, with built-in levels. */
export function questsOf(tournaments: readonly WireTournament[], now: Date): Result<'quests.list'> {
  const quests = tournaments.flatMap((one): WireQuest[] => {
    const levels = isQuest(one.frontend_identifier) ? ladderOf(one) : undefined
    if (!levels) return []
    const { slug = one.frontend_identifier, size = 'm' } = readQuest(one.frontend_identifier) ?? {}
    return [
      {
        ...sharedOf(one),
        slug,
        questSize: size,
        status: statusOf(one, now),
        look: questTheme,
        user_confirmation_required: one.user_confirmation_required,
        levels: levels.map((level) => ({ ...level, reward: null })),
      },
    ]
  })
  return { now: now.toISOString(), quests }
}

const kindOf = ({ strategy }: WireTournament): 'bet' | 'spin' => (strategy === 'spin' ? 'spin' : 'bet')

/** QST-08: the achievements among them; the budget in money is the target (wire-facts 14.2). */
export function achievementsOf(tournaments: readonly WireTournament[], now: Date): Result<'quests.achievements'> {
  const achievements = tournaments
    .filter((one) => isAchievement(one.frontend_identifier))
    .map(
      (one): WireAchievement => ({
        ...sharedOf(one),
        status: statusOf(one, now),
        look: achievementTheme,
        kind: kindOf(one),
        target: one.money_budget_cents,
        group_id: null,
        reward: null,
        reached_share: null,
      }),
    )
  return { now: now.toISOString(), achievements }
}

/** The player's progress, from `status.bets`; without times and rewards, which only our own calls return. */
export function progressOf(
  tournaments: readonly WireTournament[],
  own: readonly WireTournamentPlayer[],
): WireQuestProgress[] {
  return own.flatMap((status) => {
    const one = tournaments.find(({ id }) => id === status.tournament_id)
    const level = one && levelOf(one, status)
    if (!one || level === undefined) return []
    const { bet_cents, games_taken, version } = status
    return [
      {
        frontend_identifier: one.frontend_identifier,
        version: version ?? 0,
        bet_cents,
        games_taken,
        level,
        reached: [],
      },
    ]
  })
}

function levelOf(one: WireTournament, status: WireTournamentPlayer): number | undefined {
  if (isQuest(one.frontend_identifier)) return levelReached(ladderOf(one) ?? [], status.bet_cents)
  if (!isAchievement(one.frontend_identifier)) return undefined
  const { money_budget_cents: target } = one
  return target > 0 && countedFor(kindOf(one), status) >= target ? 1 : 0
}
