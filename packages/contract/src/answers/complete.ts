import type { CallName } from '../index.ts'

type Row = Record<string, unknown>
/** The request of a call, and the operator's configuration of the platform. */
export interface AnswerContext {
  readonly body?: unknown
  /** Where the platform's pictures of games are (`gamePictures` of the brand). */
  readonly gamePictures?: string | undefined
}
type Complete = (row: Row, asked: AnswerContext) => void

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Coins whose subunits are hundred-millionths (wire-facts 4.4); of all others they are hundredths. */
const fine: ReadonlySet<string> = new Set(['BTC', 'ETH', 'LTC', 'BCH', 'DOG'])
const centsOf = (amount: unknown, currency: string): number =>
  Math.round(Number(amount ?? 0) * (fine.has(currency) ? 100_000_000 : 100)) || 0

const dayMs = 86_400_000
const daysBetween = (from: unknown, to: unknown): number => {
  const days = Math.round((Date.parse(String(to)) - Date.parse(String(from))) / dayMs)
  // Not a number if a date is missing.
  return Number.isNaN(days) ? 0 : Math.max(days, 0)
}

/** A fixed hue per game, derived from its identifier. */
function hueOf(text: string): number {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 360
  return hash
}
const hex = (hue: number, light: number): string => {
  const part = (shift: number) => {
    const at = (shift + hue / 30) % 12
    const value = light - 0.5 * Math.min(light, 1 - light) * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

const placeholders: Readonly<Record<string, string>> = {
  identifier: 'identifier',
  provider: 'provider',
  name: 'seo_title',
}
const filled = (pattern: string, row: Row): string =>
  pattern.replace(/\{(\w+)\}/g, (written, name: string) => {
    const field = placeholders[name]
    return field === undefined ? written : encodeURI(String(row[field] ?? ''))
  })

/** Never guesses a picture's address: a wrong one would cost a failed request for every tile. */
const game: Complete = (row, { gamePictures }) => {
  const hue = hueOf(String(row['identifier']))
  row['preview'] ??= {
    version: '',
    ...(gamePictures !== undefined && { picture: filled(gamePictures, row) }),
    colors: [hex(hue, 0.3), hex((hue + 30) % 360, 0.2), hex((hue + 60) % 360, 0.12)],
    glow: hex(hue, 0.6),
  }
}
const bonus: Complete = (row) => {
  const amount = Number(row['amount_cents'])
  row['wager'] ??= amount > 0 ? Math.round(Number(row['amount_wager_requirement_cents']) / amount) : 0
  row['wager_days'] ??= daysBetween(row['created_at'], row['valid_until'])
}
const freespins: Complete = (row) => {
  row['bet_cents'] ??= 0
  row['won_cents'] ??= 0
  row['play_days'] ??= daysBetween(row['created_at'], row['valid_until'])
}

/** Kinds of well-known payment brands, by their names in lower case without separators; any other brand is `direct`. */
const kindOfBrand: Readonly<Record<string, string>> = {
  ...{ visa: 'cards', mastercard: 'cards', maestro: 'cards', amex: 'cards', creditcard: 'cards', card: 'cards' },
  ...{ btc: 'crypto', bitcoin: 'crypto', eth: 'crypto', ethereum: 'crypto', ltc: 'crypto', litecoin: 'crypto' },
  ...{
    bch: 'crypto',
    dog: 'crypto',
    doge: 'crypto',
    dogecoin: 'crypto',
    usdt: 'crypto',
    tether: 'crypto',
    trx: 'crypto',
  },
  ...{
    tron: 'crypto',
    xrp: 'crypto',
    ada: 'crypto',
    bnb: 'crypto',
    coinspaid: 'crypto',
    cpp: 'crypto',
    crypto: 'crypto',
  },
  ...{ bank: 'bank_transfer', banktransfer: 'bank_transfer', sepa: 'bank_transfer' },
  ...{ wire: 'bank_transfer', payid: 'bank_transfer', interac: 'bank_transfer' },
  ...{ neosurf: 'voucher', paysafecard: 'voucher', paysafe: 'voucher', flexepin: 'voucher', cashtocode: 'voucher' },
  ...{ skrill: 'e_wallet', neteller: 'e_wallet', mifinity: 'e_wallet', ezeewallet: 'e_wallet', muchbetter: 'e_wallet' },
  ...{ jeton: 'e_wallet', ecopayz: 'e_wallet', payz: 'e_wallet', astropay: 'e_wallet' },
}
const method: Complete = (row) => {
  const brand = String(row['brand'] || row['id'])
  row['title'] ||= brand.replace(/[_-]+/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
  row['type'] ||= kindOfBrand[brand.toLowerCase().replace(/[^a-z0-9]/g, '')] ?? 'direct'
  row['processing_time'] ??= { deposit: '', cashout: '' }
  row['limits_text'] ??= {}
}
/** Until the list of payments is loaded, the request is all that is known about the payment. */
const processed: Complete = (row, { body }) => {
  const asked = isRow(body) ? body : {}
  const currency = String(asked['currency'] ?? '')
  const name = String(asked['payment_method'] ?? '')
  row['payment'] ??= {
    id: 0,
    amount_cents: centsOf(asked['amount'], currency),
    currency,
    action: asked['payment_action'],
    payment_system: name,
    system_name: name,
    brand: name,
    recallable: false,
    success: false,
    created_at: new Date().toISOString(),
    finished_at: null,
    state: 'pending',
  }
}
/** The contract requires at least one prize: a losing sector gets one without a name and amount. */
const boxItem: Complete = (row) => {
  if (!Array.isArray(row['bonuses']) || row['bonuses'].length === 0)
    row['bonuses'] = [{ title: '', type: 'bonus', attributes: [], result_bonus: [] }]
}
const rowsIn = (list: unknown): readonly Row[] => (Array.isArray(list) ? list.filter(isRow) : [])
const lootbox: Complete = (row, asked) => {
  for (const item of rowsIn(row['items'])) boxItem(item, asked)

  row['fair'] ??= { hash: '', seed: null, player_seed: null }
}
const strategies: ReadonlySet<unknown> = new Set(['spin', 'win', 'rate', 'points', 'bet'])
/** An unknown ranking falls back to points, which every leaderboard has. */
const tournament: Complete = (row) => {
  if (!strategies.has(row['strategy'])) row['strategy'] = 'points'
}
const rate: Complete = (row, asked) => {
  for (const item of rowsIn(row['items'])) boxItem(item, asked)

  if (!Array.isArray(row['colors']) || row['colors'].length < 2) row['colors'] = ['#3b3f6b', '#171a35']
}
const realityCheck: Complete = (row) => {
  const period = isRow(row['period']) ? row['period'] : {}
  const staked = isRow(row['wager_sum']) ? row['wager_sum'] : {}
  const won = isRow(row['activity_sum']) ? row['activity_sum'] : {}
  const sums = Object.keys(staked).map((currency) => {
    const bet = centsOf(staked[currency], currency)
    return { currency, rounds: 0, bet_cents: bet, win_cents: bet + centsOf(won[currency], currency) }
  })
  if (!Array.isArray(row['sums']) || row['sums'].length === 0) row['sums'] = sums
  row['interval_minutes'] ??= 60
  row['play'] ??= { from: period['from'] ?? '', sums }
}
const player: Complete = (row) => {
  if ('id' in row) row['subscriptions'] ??= { receive_promos: row['receive_promos'] === true }
}
const session: Complete = (row) => {
  row['last_seen_at'] ||= row['created_at']
}
const studio: Complete = (row) => {
  row['title'] ||= row['id']
}
const provider: Complete = (row) => {
  row['title'] ||= row['name']
}

/**
 * Defaults for our extensions that an answer lacks: derived from its other fields, or a neutral value that claims
 * nothing false.
 */
const rows: Partial<Record<CallName, Complete>> = {
  'games.filter': game,
  'games.select': game,
  'games.selectBySeoTitles': game,
  'games.favorites': game,
  'games.random': game,
  'games.similar': game,
  'games.providers': studio,
  'games.collections': studio,
  'games.realityCheck': realityCheck,
  'bonuses.list': bonus,
  'bonuses.activate': bonus,
  'bonuses.freespins': freespins,
  'bonuses.activateFreespins': freespins,
  'cashbox.methods': method,
  'cashbox.depositInfo': method,
  'cashbox.cashoutInfo': method,
  'cashbox.process': processed,
  'lootboxes.wheelConfig': boxItem,
  'lootboxes.segmentsConfig': boxItem,
  'lootboxes.list': lootbox,
  'lootboxes.activate': lootbox,
  'tournaments.list': tournament,
  'tournaments.own': tournament,
  'tournaments.recent': tournament,
  'tournaments.one': tournament,
  'loyalty.rates': rate,
  'profile.player': player,
  'profile.update': player,
  'auth.readConfirmation': player,
  'auth.updateDetails': player,
  'auth.signIn': player,
  'auth.signUp': player,
  'auth.sessions': session,
  'auth.providers': provider,
}
/** Calls whose rows are in a map or an envelope, and where. */
const inside: Partial<Record<CallName, (answer: Row) => readonly unknown[]>> = {
  'games.filter': ({ data }) => (Array.isArray(data) ? data : []),
  'games.select': Object.values,
  'games.selectBySeoTitles': Object.values,
  'lootboxes.segmentsConfig': (answer) => Object.values(answer).flatMap(rowsIn),
  'cashbox.methods': ({ methods }) => (Array.isArray(methods) ? methods : []),
}

/** Completes an answer that has been read (`readAs`), in place. */
export function complete(name: CallName, answer: unknown, asked: AnswerContext): void {
  const one = rows[name]
  if (!one) return
  const found = Array.isArray(answer) ? answer : isRow(answer) ? (inside[name]?.(answer) ?? [answer]) : []
  for (const row of found) if (isRow(row)) one(row, asked)
}
