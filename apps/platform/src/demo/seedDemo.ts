import { createHash } from 'node:crypto'
import { coinsFor } from '@apogee/rules/cashbox/exchange'
import { isConverted, methodOf } from '@apogee/rules/cashbox/methods'
import { isFinal } from '@apogee/rules/cashbox/states'
import { itemAt, required, valueAt } from '@apogee/rules/validation/required'
import { quarterStart } from '@apogee/rules/vip/progress'
import { seedDemoAccounts } from '../areas/auth/seed.ts'
import { closePastWeeks } from '../areas/bonuses/cashback/payCashback.ts'
import { bookDeposit } from '../areas/cashbox/deposits/bookDeposit.ts'
import { releaseMoney, withholdMoney } from '../areas/cashbox/payments/withheldMoney.ts'
import { insertPayment, movePayment } from '../areas/cashbox/store.ts'
import { bookPayout } from '../areas/cashbox/withdrawals/settleWithdrawal.ts'
import { seedDemoFavourites } from '../areas/games/seedDemoFavourites.ts'
import { seedDemoLimits } from '../areas/limits/seed.ts'
import { insertPoints } from '../areas/loyalty/store.ts'
import { lockPlayer } from '../areas/profile/store.ts'
import { getCurrency, readPaymentConfig, readRates } from '../core/content/configs/paymentConfig.ts'
import type { Core } from '../core/http/handler.ts'
import type { PlayPast } from '../ports/studios/playPast.ts'
import { type DemoHistory, type DemoStep, demoHistories, demoPoints, demoPointsDaysAgo } from './demoHistory.ts'
import { type DemoGame, gameOfEachKind, type PastScene, playRound } from './demoRounds.ts'
import { adventureMoment, beginDemoAdventure, seedDemoAdventure } from './seedDemoAdventure.ts'
import { seedDemoBonuses } from './seedDemoBonuses.ts'

type Needs = Pick<Core, 'db' | 'clock' | 'ledger' | 'config'> & { readonly playPast: PlayPast }
type PaymentStep = Omit<Extract<DemoStep, { kind: 'payment' }>, 'cents'> & { readonly cents: bigint }

interface Scene extends PastScene {
  readonly games: readonly DemoGame[]
}

/**
 * Creates the demo accounts and their history, each account in one transaction and only once: later actions of its
 * player stay. The catalogue must be seeded before.
 */
export async function seedDemo(needs: Needs): Promise<void> {
  const ids = await seedDemoAccounts(needs.db, needs.clock)
  const games = await gameOfEachKind(needs.db)
  for (const history of demoHistories) {
    const playerId = ids.get(history.email)
    if (playerId === undefined) throw new Error(`no demo account ${history.email}`)
    const { ledger, config, playPast } = needs
    const scene = { ledger, config, playPast, playerId, games, name: history.email }
    await needs.db.transaction((tx) => seedHistory(needs, { ...scene, tx }, history))
  }
  const longAgo = new Date(needs.clock.now().getTime() - demoPointsDaysAgo * 86_400_000)
  for (const [email, points] of Object.entries(demoPoints)) {
    await needs.db.transaction((tx) => insertPoints(tx, valueAt(ids, email), points, longAgo))
  }
  const careful = ids.get('careful@apogee.test')
  if (careful !== undefined) await needs.db.transaction((tx) => seedDemoLimits(tx, careful, needs.clock.now()))
  await closePastWeeks(needs.db, needs.clock.now())
}

/** The account with an adventure in progress. */
const adventurer = 'vip@apogee.test'

async function seedHistory({ clock }: Needs, scene: Scene, { email, steps, ends }: DemoHistory): Promise<void> {
  const { tx, ledger, playerId, games } = scene
  // Two processes may start at once: the second waits here and then finds the work done.
  await lockPlayer(tx, playerId)
  const [seeded] = await tx.query('SELECT 1 FROM payments WHERE player_id = $1 AND request_key = $2', [
    playerId,
    keyOf(0),
  ])
  if (seeded) return
  const now = clock.now().getTime()
  const since = new Date(now - Math.max(...steps.map(({ hoursAgo }) => hoursAgo)) * 3_600_000)
  await tx.query('UPDATE players SET created_at = least(created_at, $2) WHERE id = $1', [playerId, since])
  for (const [place, step] of steps.entries()) {
    const at = momentOf(step, clock.now())
    if (step.kind === 'round') {
      await playRound(scene, { game: itemAt(games, step.game % games.length), stake: step.stake, place, at })
      continue
    }
    const { currency } = step
    const over = async () => ((await ledger.readBalance(tx, playerId, currency))?.real ?? 0n) - (ends[currency] ?? 0n)
    const cents = step.cents === 'over' ? await over() : step.cents
    // With other games the rounds may have cost more: then what is missing is paid in.
    if (cents < 0n) await seedPayment(scene, { ...step, action: 'deposit', cents: -cents }, place, at)
    else if (cents > 0n) await seedPayment(scene, { ...step, cents }, place, at)
  }
  await seedDemoBonuses({ ...scene, now: clock.now() }, email)
  if (email === adventurer) {
    await beginDemoAdventure(tx, clock.now())
    await seedDemoAdventure(tx, playerId, clock.now())
  }
  await seedDemoFavourites(tx, playerId, itemAt(Object.keys(ends), 0), clock.now())
  for (const [currency, cents] of Object.entries(ends)) {
    const balance = await ledger.readBalance(tx, playerId, currency)
    if (balance?.real !== cents) throw new Error(`${email} ends with ${balance?.real} ${currency}, not with ${cents}`)
  }
}

function momentOf({ hoursAgo, ofQuarter, ofDay }: DemoStep, now: Date): Date {
  if (ofDay) return adventureMoment(ofDay.daysAgo, ofDay.part, now)
  if (ofQuarter === undefined) return new Date(now.getTime() - hoursAgo * 3_600_000)
  const start = quarterStart(now).getTime()
  return new Date(start + ofQuarter * (now.getTime() - start))
}

const keyOf = (place: number): string => `seed:${place}`

async function seedPayment({ tx, ledger, playerId }: Scene, step: PaymentStep, place: number, at: Date): Promise<void> {
  const { action, currency, cents, outcome } = step
  const rule = methodOf(readPaymentConfig(), currency, step.method)
  if (!rule?.[action]) throw new Error(`the demo pays by ${step.method} in ${currency}, which is not offered`)
  const token = `demo_${createHash('sha256').update(`${playerId} ${step.account}`).digest('hex').slice(0, 24)}`
  const coin = isConverted(rule) ? rule.coin : null
  const inserted = await insertPayment(tx, {
    player_id: playerId,
    action,
    currency,
    amount_cents: cents,
    method: rule.id,
    brand: rule.brand,
    provider: 'sandbox',
    account: step.account ?? null,
    destination: action === 'cashout' ? token : null,
    coin,
    coin_amount:
      coin === null
        ? null
        : required(coinsFor(cents, getCurrency(currency), getCurrency(coin), action, readRates()), `rate of ${coin}`),
    locale: 'en',
    request_key: keyOf(place),
    created_at: at,
  })
  const booked = required(inserted, `new payment ${keyOf(place)}`)
  if (action === 'cashout') await withholdMoney(ledger, tx, booked)
  if (outcome === 'pending') return
  const minutes = action === 'deposit' ? 1 : 55
  const end = new Date(at.getTime() + minutes * 60_000)
  if (action === 'cashout' && outcome === 'succeeded')
    await movePayment(tx, booked.id, { state: 'processing', at: new Date(at.getTime() + 20 * 60_000), isFinal: false })
  const reason = outcome === 'declined' || outcome === 'canceled' ? outcome : null
  const ended = await movePayment(tx, booked.id, { state: outcome, at: end, isFinal: isFinal(outcome), reason })
  const account = step.account ? { token, title: step.account, expires: step.expires ?? null } : null
  if (action === 'deposit') await bookDeposit(ledger, tx, ended, account, end)
  else if (outcome === 'recalled') await releaseMoney(ledger, tx, ended, 'recall', end)
  else await bookPayout(ledger, tx, ended, end)
}
