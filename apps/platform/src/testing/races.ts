import { randomUUID } from 'node:crypto'
import { toMicros } from '@apogee/rules/loyalty/points'
import { findPoints, insertPoints } from '../areas/loyalty/store.ts'
import { payWin, placeBet } from '../areas/play/public.ts'
import type { MoneySetup, TestPlayer } from './moneySetup.ts'
import { openPlay } from './play.ts'
import { grantBox } from './testLootboxes.ts'

/** The result of many concurrent attempts at something that may succeed only once. */
interface RaceResult {
  readonly successes: number
  /** The balances match exactly one success. */
  readonly isMoneyRight: boolean
}

type Race = (setup: MoneySetup, attempts: number) => Promise<RaceResult>

const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const order = { currency: 'EUR', amount: '40.00' }
const cashout = { ...order, payment_method: 'btc', payment_action: 'cashout', recipient }

const atOnce = <T>(count: number, attempt: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => attempt(place)))

/** Every attempt has its own key: no request is a repeat, and all compete for the money. */
const post = (setup: MoneySetup, as: TestPlayer, path: string, body: object = {}) =>
  setup.call('POST', path, { as, body, headers: { 'idempotency-key': randomUUID() } })

const accepted = (answers: readonly { readonly status: number }[]): number =>
  answers.filter(({ status }) => status === 200).length

async function callback(setup: MoneySetup, attempts: number): Promise<RaceResult> {
  const player = await setup.player()
  const deposit = { ...order, payment_method: 'visa', payment_action: 'deposit' }
  const { payment } = (await setup.process(player, deposit)).body
  const webhook = { payment_id: String(payment.id), status: 'succeeded', amount: '40.00' } as const
  await atOnce(attempts, () => setup.webhook(webhook))
  const counted = await setup.db.query(`SELECT FROM payment_callbacks WHERE payment_id = $1 AND result = 'applied'`, [
    payment.id,
  ])
  return { successes: counted.length, isMoneyRight: (await setup.money(player)).real === 4000 }
}

async function bet(setup: MoneySetup, attempts: number): Promise<RaceResult> {
  const player = await setup.player(4000n)
  const session = await openPlay(setup.db, player.id, randomUUID())
  const now = setup.clock.now()
  const answers = await atOnce(attempts, (place) => {
    const round = `${session}-${place}`
    return placeBet(setup.db, { session, round, transaction: `${round}-bet`, amount: 4000n, now })
  })
  return { successes: answers.filter(({ ok }) => ok).length, isMoneyRight: (await setup.money(player)).real === 0 }
}

async function withdraw(setup: MoneySetup, attempts: number): Promise<RaceResult> {
  const player = await setup.player(4000n)
  const answers = await atOnce(attempts, () => post(setup, player, '/api/payment_processing', cashout))
  const { real, withheld } = await setup.money(player)
  return { successes: accepted(answers), isMoneyRight: real === 0 && withheld === 4000 }
}

async function recall(setup: MoneySetup, attempts: number): Promise<RaceResult> {
  const player = await setup.player(4000n)
  const { payment } = (await setup.process(player, cashout)).body
  const answers = await atOnce(attempts, () => post(setup, player, `/api/player/payments/${payment.id}/recall`))
  const { real, withheld } = await setup.money(player)
  return { successes: accepted(answers), isMoneyRight: real === 4000 && withheld === 0 }
}

async function coupon(setup: MoneySetup, attempts: number): Promise<RaceResult> {
  const player = await setup.player()
  const answers = await atOnce(attempts, () => post(setup, player, '/api/bonuses/coupon', { coupon_code: 'LIFTOFF' }))
  const given = await setup.db.query('SELECT FROM player_bonuses WHERE player_id = $1', [player.id])
  const successes = answers.filter(({ body }) => body.status === 'successfully_activated').length
  return { successes, isMoneyRight: given.length === 1 }
}

async function exchange(setup: MoneySetup, attempts: number): Promise<RaceResult> {
  const player = await setup.player()
  const points = { chargeable: 1000, persistent: 1000 }
  await setup.db.transaction((tx) => insertPoints(tx, player.id, points, setup.clock.now()))
  const order = { exchange: { group: 'pocket-money', currency: 'EUR', points: 1000 } }
  const answers = await atOnce(attempts, () => post(setup, player, '/api/comp_points/exchange/money', order))
  const left = await findPoints(setup.db, player.id)
  const { real } = await setup.money(player)
  return {
    successes: answers.filter(({ status }) => status === 201).length,
    isMoneyRight: real === 500 && left.chargeable_micros === 0n && left.persistent_micros === toMicros(1000),
  }
}

async function freeSpin(setup: MoneySetup, attempts: number): Promise<RaceResult> {
  const player = await setup.player()
  const session = await openPlay(setup.db, player.id, randomUUID())
  const [given] = await setup.db.query<{ id: bigint }>(
    `INSERT INTO player_freespins (player_id, key, offer_id, strategy, titles, currency, provider, games, bet_level, stake_cents, total,
       wager, activate_days, wager_days, play_days, stage, created_at, activated_at, valid_until)
     SELECT player_id, 'race:' || id, 'race', 'personal', '{"en":"Race"}', currency, 'race', ARRAY[game_identifier], 1, 20, 1,
       0, 1, 1, 1, 'activated', created_at, created_at, $2::timestamptz + interval '1 day' FROM play_sessions WHERE id = $1 RETURNING id`,
    [session, setup.clock.now()],
  )
  const free = { id: given!.id, stake: 20n, feature: null }
  const answers = await atOnce(attempts, async (place) => {
    const order = { session, round: `${session}-${place}`, now: setup.clock.now() }
    const taken = await placeBet(setup.db, { ...order, transaction: `${order.round}-bet`, amount: 0n, free })
    if (!taken.ok) return false
    await payWin(setup.db, { ...order, transaction: `${order.round}-win`, amount: 70n, finishesRound: true })
    return true
  })
  const [spins] = await setup.db.query<{ won_cents: bigint }>('SELECT won_cents FROM player_freespins WHERE id = $1', [
    free.id,
  ])
  const isMoneyRight = spins?.won_cents === 70n && (await setup.money(player)).real === 0
  return { successes: answers.filter(Boolean).length, isMoneyRight }
}

/** Every activation is answered, all of them with the one prize. */
async function lootbox(setup: MoneySetup, attempts: number): Promise<RaceResult> {
  const player = await setup.player()
  const id = await grantBox(setup, player.id)
  const answers = await atOnce(attempts, () => post(setup, player, `/api/player/lootboxes/${id}/activation`))
  const gifts = await setup.db.query('SELECT FROM player_freespins WHERE player_id = $1', [player.id])
  const prizes = new Set(answers.map(({ body }) => JSON.stringify(body)))
  return { successes: prizes.size, isMoneyRight: gifts.length === 1 && accepted(answers) === attempts }
}

/** One race for each thing that can be claimed only once. */
export const races: Readonly<Record<string, Race>> = {
  callback,
  bet,
  withdraw,
  recall,
  coupon,
  exchange,
  freeSpin,
  lootbox,
}
