import { questLevels } from '@apogee/rules/quests/ladders'
import { required } from '@apogee/rules/validation/required'
import type { Achievement, Progress, Quest } from './model'

const theme = { art: 'world-map', colors: ['#000000', '#111111', '#222222', '#333333'] }
const levels = required(
  questLevels('xs', { code: 'EUR', subunits_to_unit: 100 }, { fee: '0', value_in_eur: {} }),
  'levels',
)

const reward = {
  title: '20 free spins',
  image: '/media/art/1/wrapped-gift/256.webp',
  currency: 'EUR',
  money_cents: 0,
  wager: 0,
  freespins_count: 20,
  chargeable_comp_points: 0,
  persistent_comp_points: 0,
  stuff: '',
}

/** A quest of size xs with a reward on levels 3 and 6, running for a day before and after {@link noon}. */
export const quest = (own: Partial<Quest> = {}): Quest => ({
  id: 1,
  version: 1,
  frontend_identifier: 'quest--xs--moon-walk--1',
  slug: 'moon-walk',
  title: 'Moon walk',
  text: '',
  look: theme,
  currency: 'EUR',
  currencies: [],
  group_ids: [],
  game_category_identity: 'all',
  games: [],
  least_bet_cents: null,
  start_at: '2026-11-23T12:00:00.000Z',
  end_at: '2026-11-25T12:00:00.000Z',
  status: 'active',
  questSize: 'xs',
  user_confirmation_required: false,
  levels: levels.map((level) => ({ ...level, reward: level.position % 3 === 0 ? reward : null })),
  ...own,
})

export const noon = Date.parse('2026-11-24T12:00:00.000Z')

export const progress = (own: Partial<Progress> = {}): Progress => ({
  frontend_identifier: 'quest--xs--moon-walk--1',
  version: 1,
  bet_cents: 0,
  games_taken: 0,
  level: 1,
  reached: [],
  ...own,
})

export const achievement = (own: Partial<Achievement> = {}): Achievement => ({
  id: 2,
  version: 1,
  frontend_identifier: 'achievement--first-orbit',
  title: 'First orbit',
  text: '',
  look: theme,
  currency: 'EUR',
  currencies: [],
  group_ids: [],
  game_category_identity: 'all',
  games: [],
  least_bet_cents: null,
  start_at: '2026-11-01T00:00:00.000Z',
  end_at: null,
  status: 'active',
  kind: 'bet',
  target: 100_00,
  group_id: null,
  reward: null,
  reached_share: null,
  ...own,
})
