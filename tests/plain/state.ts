import { readFileSync } from 'node:fs'

export type Json = Record<string, unknown>
export type Rows = Json[]

const dayMs = 86_400_000
/** The fixtures were written on this day. Their dates are moved, so that a tournament that ran then still runs. */
const writtenMs = Date.UTC(2026, 10, 24)
const moved = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
    ? new Date(Date.parse(value) + Math.floor((Date.now() - writtenMs) / dayMs) * dayMs).toISOString()
    : value

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'), moved) as T

/** The initial data of the plain platform, read from the fixtures at every start. Changes are not saved. */
export const readFixtures = () => ({
  info: read<Record<string, unknown>>('info'),
  games: read<Rows>('games'),
  lobby: read<Record<string, unknown>>('lobby'),
  promotions: read<{
    tournaments: Rows
    recent: Rows
    own: number[]
    lotteries: Rows
    deposit: Rows
    registration: Rows
    bonuses: Rows
    freespins: Rows
    lootboxes: Rows
    points: { chargeable: { points: unknown }; persistent: { points: unknown } }
    rates: Record<string, Rows>
    vip_progress: Json
  }>('promotions'),
  cashbox: read<{ methods: Rows; providers: Rows; payments: Rows; payment_accounts: Rows; stats: Json }>('cashbox'),
  cms: read<{ pages: Rows; contents: Record<string, Json>; snippets: Rows; files: Rows }>('cms'),
  config: read<Record<string, unknown>>('config'),
  player: read<Json>('player'),
  limits: read<Rows>('limits'),
  documents: read<Rows>('documents'),
})

export type Fixtures = ReturnType<typeof readFixtures>

/** A player with all their data. */
export interface Player {
  readonly profile: Json
  password: string
  readonly accounts: Rows
  readonly payments: Rows
  readonly bonuses: Rows
  readonly freespins: Rows
  readonly lootboxes: Rows
  readonly limits: Rows
  readonly documents: Rows
  readonly favourites: Set<number>
  readonly joined: Set<number>
  readonly tickets: string[]
  points: number
  readonly subscriptions: Json
}

export const demoPassword = 'Rocket-2026!'

const account = (currency: string, cents: unknown, active: boolean): Json => ({
  currency,
  amount_cents: cents,
  available_to_cashout_cents: cents,
  available_to_bet_with_locked_cent: cents,
  hidden_at: null,
  deposit_available: true,
  selected_lottery_id: null,
  active,
})

export const openAccount = (player: Player, currency: string): Json => {
  for (const one of player.accounts) one['active'] = one['currency'] === currency
  const found = player.accounts.find((one) => one['currency'] === currency)
  if (found) return found
  const made = account(currency, 0, true)
  player.accounts.push(made)
  return made
}

const subscriptions = {
  receive_promos: true,
  receive_sms_promos: false,
  receive_promos_via_phone_calls: false,
  agreed_to_partner_promotions: false,
}

/** The player of the fixtures. The balance is a string, as some platforms of this family send it. */
export function demoPlayer(): Player {
  const { player, cashbox, promotions, limits, documents } = readFixtures()
  return {
    profile: player,
    password: demoPassword,
    accounts: [account('EUR', '125000', true), account('XAF', 9_000, false)],
    payments: cashbox.payments,
    bonuses: promotions.bonuses,
    freespins: promotions.freespins,
    lootboxes: promotions.lootboxes,
    limits,
    documents,
    favourites: new Set([5_000]),
    joined: new Set(promotions.own),
    tickets: ['000041', '000042'],
    points: 420.5,
    subscriptions: { ...subscriptions },
  }
}

export function newPlayer(id: number, fields: Json): Player {
  const { player } = readFixtures()
  const { password, ...told } = fields
  const currency = typeof fields['currency'] === 'string' ? fields['currency'] : 'EUR'
  const empty = { first_name: null, last_name: null, city: null, address: null, postal_code: null, date_of_birth: null }
  return {
    profile: {
      ...player,
      ...empty,
      ...told,
      id,
      currency,
      confirmed_at: null,
      statuses: [{ id: 'level_1', name: 'Level 1' }],
    },
    password: String(password),
    accounts: [account(currency, 0, true)],
    ...{ payments: [], bonuses: [], freespins: [], lootboxes: [], limits: [], documents: [], tickets: [] },
    favourites: new Set(),
    joined: new Set(),
    points: 0,
    subscriptions: { ...subscriptions },
  }
}
