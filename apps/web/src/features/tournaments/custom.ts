import type { Result } from '@apogee/contract'
import { isJsonSnippet } from '@apogee/rules/content/jsonSnippet'
import type { Tournament } from './model'
import { strategies } from './ranking'

type Snippet = Result<'content.snippets'>[number]
type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback)
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const prizeOf = (value: unknown, index: number): Tournament['prizes'][number][] => {
  if (!isObject(value) || number(value['award_place']) < 1) return []
  return [
    {
      id: number(value['id']) || index + 1,
      award_place: number(value['award_place']),
      nickname: text(value['nickname']) || null,
      stuff: text(value['stuff']),
      money_award: text(value['money_award'], '0.00'),
      money_award_cents: number(value['money_award_cents']),
      money_budget_percent: number(value['money_budget_percent']),
      wager_multiplier: number(value['wager_multiplier']),
      freespins_count: number(value['freespins_count']),
      persistent_comp_points: number(value['persistent_comp_points']),
      chargeable_comp_points: number(value['chargeable_comp_points']),
      persistent_comp_points_percent: number(value['persistent_comp_points_percent']),
      chargeable_comp_points_percent: number(value['chargeable_comp_points_percent']),
    },
  ]
}

const playerOf =
  (tournament: number) =>
  (value: unknown): Tournament['top_players'][number][] => {
    if (!isObject(value) || typeof value['nickname'] !== 'string') return []
    const place = number(value['award_place'])
    return [
      {
        tournament_id: tournament,
        version: 0,
        tournament_team_id: null,
        nickname: value['nickname'],
        user_confirmed: null,
        bets: text(value['bets'], '0.00'),
        bet_cents: number(value['bet_cents']),
        wins: text(value['wins'], '0.00'),
        win_cents: number(value['win_cents']),
        rate: number(value['rate']),
        games_taken: number(value['games_taken']),
        points: number(value['points']),
        award_place: place > 0 ? place : null,
        award_place_in_team: null,
      },
    ]
  }

/** OPEN-42: a tournament from the JSON of a snippet; undefined when a required field is missing or invalid. */
export function readCustom(content: string): Tournament | undefined {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    // Not JSON: the caller logs the snippet.
    return undefined
  }
  if (!isObject(value)) return undefined
  const { title, frontend_identifier: name, start_at, end_at } = value
  const strategy = strategies.find((one) => one === value['strategy'])
  if (typeof title !== 'string' || typeof name !== 'string' || !/^[a-zA-Z0-9][a-zA-Z0-9-]*$/.test(name))
    return undefined
  if (!strategy || !isDate(start_at) || !isDate(end_at) || Date.parse(start_at) >= Date.parse(end_at)) return undefined
  if (!/^[A-Z]{3,5}$/.test(text(value['currency']))) return undefined
  const id = number(value['id'])
  return {
    isCustom: true,
    id,
    title,
    frontend_identifier: name,
    strategy,
    start_at,
    end_at,
    in_progress: value['in_progress'] === true,
    user_confirmation_required: false,
    game_category_identity: text(value['game_category_identity']),
    finished_at: isDate(value['finished_at']) ? value['finished_at'] : null,
    currency: text(value['currency']),
    currencies: list(value['currencies']).filter((one): one is string => typeof one === 'string'),
    group_tournament: value['group_tournament'] === true,
    winner_team_id: null,
    games_taken_limit: number(value['games_taken_limit']) || null,
    group_ids: list(value['group_ids']).filter((one): one is number => Number.isInteger(one)),
    money_budget: text(value['money_budget'], '0.00'),
    money_budget_cents: number(value['money_budget_cents']),
    money_prize_pool: text(value['money_prize_pool'], '0.00'),
    money_prize_pool_cents: number(value['money_prize_pool_cents']),
    chargeable_comp_points_budget: number(value['chargeable_comp_points_budget']),
    persistent_comp_points_budget: number(value['persistent_comp_points_budget']),
    chargeable_comp_points_prize_pool: number(value['chargeable_comp_points_prize_pool']),
    persistent_comp_points_prize_pool: number(value['persistent_comp_points_prize_pool']),
    prizes: list(value['prizes']).flatMap(prizeOf),
    top_players: list(value['top_players']).flatMap(playerOf(id)),
  }
}

/** TRN-05: the tournaments among snippets. Reports and omits those that are not valid. */
export function customOf(snippets: readonly Snippet[], onInvalid: (id: string) => void): Tournament[] {
  return snippets
    .filter(({ categories }) => isJsonSnippet(categories))
    .flatMap(({ id, content }) => {
      const found = readCustom(content)
      if (!found) onInvalid(id)
      return found ? [found] : []
    })
}
