import type { Core } from '../../core/http/handler.ts'
import { emit, onEach } from '../../core/outbox/outbox.ts'
import { type MakeApp, type TestApp, testNow } from '../../testing/testApp.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { betEvent } from '../../testing/testEvents.ts'
import { createPlayer } from '../../testing/testPlayers.ts'
import { bookDeposit } from '../cashbox/deposits/settleDeposit.ts'
import { cashboxHandlers } from '../cashbox/handlers.ts'
import { insertPayment, movePayment } from '../cashbox/store.ts'
import { listAccounts } from '../wallet/listAccounts.ts'
import { bonusConsumer } from './consumers.ts'
import { activateFreespins, cancelFreespins } from './freespins/freespinsCalls.ts'
import { bonusesHandlers } from './handlers.ts'
import { useCoupon } from './offers/useCoupon.ts'
import { activateBonus } from './wagering/activateBonus.ts'
import { cancelBonus, readCancelInfo } from './wagering/cancelBonus.ts'

const announceBalance = () => undefined

/** A test app with the calls and consumers of bonuses, and ways to give bonuses. */
export async function openBonusBed(makeApp: MakeApp) {
  const mails: { readonly template: string; readonly to: string }[] = []
  const keepMail = { name: 'mail', reactions: [onEach('mail.send', async (_, { payload }) => mails.push(payload))] }
  const app: TestApp = await makeApp({
    handlers: {
      ...bonusesHandlers,
      ...cashboxHandlers,
      'wallet.accounts': listAccounts,
      'bonuses.activate': activateBonus,
      'bonuses.cancel': cancelBonus,
      'bonuses.cancelInfo': readCancelInfo,
      'bonuses.activateFreespins': activateFreespins,
      'bonuses.cancelFreespins': cancelFreespins,
      'bonuses.coupon': useCoupon,
    },
    services: { announceBalance },
    consumers: (core: Core) => [bonusConsumer({ ...core, announceBalance }), keepMail],
    rateLimits: {},
  })
  return {
    ...app,
    /** Every email that was ordered. */
    mails,
    async player(cents = 0n, currency = 'EUR'): Promise<{ id: bigint; client: TestClient }> {
      const id = await createPlayer(app, cents, currency)
      return { id, client: await app.client(id) }
    },
    /** A successful deposit with the offer chosen for it; its events are delivered. */
    async deposit(playerId: bigint, cents: bigint, bonusOffer: string | null = null): Promise<void> {
      await app.db.transaction(async (tx) => {
        const booked = await insertPayment(tx, {
          player_id: playerId,
          action: 'deposit',
          currency: 'EUR',
          amount_cents: cents,
          method: 'visa',
          brand: 'visa',
          provider: 'sandbox',
          account: null,
          destination: null,
          coin: null,
          coin_amount: null,
          locale: 'en',
          request_key: crypto.randomUUID(),
          created_at: testNow,
          bonus_offer: bonusOffer,
        })
        const paid = await movePayment(tx, booked!.id, { state: 'succeeded', at: testNow, isFinal: true })
        await bookDeposit(app.ledger, tx, paid, null, testNow)
      })
      await app.drain()
    },
    /** What the ledger records about a stake. */
    async staked(playerId: bigint, cents: number, counts: number | null = 100): Promise<void> {
      await emit(app.db, 'play.bet', betEvent(playerId, { amount: BigInt(cents), counts, at: app.clock.now() }))
      await app.drain()
    },
    async money(playerId: bigint): Promise<{ real: number; bonus: number }> {
      const balance = await app.ledger.readBalance(app.db, playerId, 'EUR')
      return { real: Number(balance?.real ?? 0n), bonus: Number(balance?.bonus ?? 0n) }
    },
  }
}
export type BonusBed = Awaited<ReturnType<typeof openBonusBed>>

export const key = () => ({ 'idempotency-key': crypto.randomUUID() })

/** What a player does with their bonuses; `client` is the player of the running test. */
export function bonusHands(client: () => TestClient) {
  const bonuses = async () => (await client().get('/api/player/bonuses')).body
  const newest = async () => (await bonuses())[0]
  const activate = (bonus: number) => client().post(`/api/player/bonuses/${bonus}/activation`, undefined, key())
  return {
    /** Identifiers of the deposit bonuses they are offered. */
    offers: async () => (await client().get('/api/bonuses/deposit')).body.map((one: { id: string }) => one.id),
    bonuses,
    newest,
    activate,
    cancel: (bonus: number) => client().delete(`/api/player/bonuses/${bonus}`, undefined, key()),
    coupon: (coupon_code: string) => client().post('/api/bonuses/coupon', { coupon_code }, key()),
    /** Activates the newest bonus, which is then being wagered; returns its number. */
    async wagerNewest(): Promise<number> {
      const { id } = await newest()
      const { status } = await activate(id)
      if (status !== 200) throw new Error(`the activation answers ${status}`)
      return id
    },
  }
}
