import { beforeAll, beforeEach } from 'vitest'
import type { Core } from '../../../core/http/handler.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { keptMails } from '../../../testing/keptMails.ts'
import { type MakeApp, onEachDatabase, testNow } from '../../../testing/testApp.ts'
import type { TestClient } from '../../../testing/testClient.ts'
import { betEvent } from '../../../testing/testEvents.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { insertCardPayment } from '../../../testing/testRows.ts'
import { bookDeposit } from '../../cashbox/deposits/bookDeposit.ts'
import { cashboxHandlers } from '../../cashbox/handlers.ts'
import { listAccounts } from '../../wallet/listAccounts.ts'
import { bonusConsumer } from '../consumers.ts'
import { bonusesHandlers } from '../handlers.ts'

const dayMs = 86_400_000

const announceBalance = () => undefined

/** A test app with the calls and consumers of bonuses, and functions that grant bonuses. */
export async function openBonusSetup(makeApp: MakeApp) {
  const { mails, consumer } = keptMails()
  const app = await makeApp({
    handlers: { ...bonusesHandlers, ...cashboxHandlers, 'wallet.accounts': listAccounts },
    services: { announceBalance },
    consumers: (core: Core) => [bonusConsumer({ ...core, announceBalance }), consumer],
    rateLimits: {},
  })
  return {
    ...app,
    announceBalance,
    /** Every email that was ordered. */
    mails,
    async player(cents = 0n, currency = 'EUR'): Promise<{ id: bigint; client: TestClient }> {
      const id = await createPlayer(app, cents, currency)
      return { id, client: await app.client(id) }
    },
    /** A successful deposit with the offer chosen for it; its events are delivered. */
    async deposit(playerId: bigint, cents: bigint, bonusOffer: string | null = null): Promise<void> {
      await app.db.transaction(async (tx) => {
        const paid = await insertCardPayment(tx, { player: playerId, cents, at: testNow, bonusOffer })
        await bookDeposit(app.ledger, tx, paid, null, testNow)
      })
      await app.drain()
    },
    /** Emits the event that the ledger records for a stake. */
    async staked(playerId: bigint, cents: number, counts: number | null = 100): Promise<void> {
      await emit(app.db, 'play.bet', betEvent(playerId, { amount: BigInt(cents), counts, at: app.clock.now() }))
      await app.drain()
    },
    /** A break of a day from now. */
    async takeBreak(playerId: bigint, type: 'coolingoff' | 'selfexclusion' = 'coolingoff'): Promise<void> {
      const now = app.clock.now()
      await app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, zone, created_at, disable_at)
         VALUES ($1, $2, '1', 'active', 'UTC', $3, $4)`,
        [playerId, type, now, new Date(now.getTime() + dayMs)],
      )
    },
    async money(playerId: bigint): Promise<{ real: number; bonus: number }> {
      const balance = await app.ledger.readBalance(app.db, playerId, 'EUR')
      return { real: Number(balance?.real ?? 0n), bonus: Number(balance?.bonus ?? 0n) }
    },
  }
}
type BonusSetup = Awaited<ReturnType<typeof openBonusSetup>>

export const key = () => ({ 'idempotency-key': crypto.randomUUID() })

/** A player's actions with their bonuses; `client` is the player of the running test. */
export function bonusActions(client: () => TestClient) {
  const bonuses = async () => (await client().get('/api/player/bonuses')).body
  const newest = async () => (await bonuses())[0]
  const stages = async (): Promise<string[]> => (await bonuses()).map(({ stage }: { stage: string }) => stage)
  const activate = (bonus: number) => client().post(`/api/player/bonuses/${bonus}/activation`, undefined, key())
  return {
    /** Identifiers of the deposit bonuses they are offered. */
    offers: async () => (await client().get('/api/bonuses/deposit')).body.map((one: { id: string }) => one.id),
    bonuses,
    newest,
    /** Stages of their bonuses, newest first. */
    stages,
    activate,
    cancel: (bonus: number) => client().delete(`/api/player/bonuses/${bonus}`, undefined, key()),
    coupon: (coupon_code: string) => client().post('/api/bonuses/coupon', { coupon_code }, key()),
    /** Activates the newest bonus, which is then being wagered; returns its number. */
    async wagerNewest(): Promise<number> {
      const { id } = await newest()
      const { status } = await activate(id)
      if (status !== 200) throw new Error(`activating the bonus failed with status ${status}`)
      return id
    },
  }
}

/** Runs tests that share one app, opened before the first of them. */
export function onBonusSetup(tests: (setup: BonusSetup, makeApp: MakeApp) => void) {
  onEachDatabase((makeApp) => {
    // Tests and hooks read it only after this hook has filled it.
    const setup = {} as BonusSetup
    beforeAll(async () => {
      Object.assign(setup, await openBonusSetup(makeApp))
    })
    tests(setup, makeApp)
  })
}

/** {@link onBonusSetup} with a new player for each test, who has this much real money in EUR. */
export function onBonusPlayer(cents: bigint, tests: (setup: BonusSetup, player: BonusPlayer) => void) {
  onBonusSetup((setup) => {
    const player = bonusPlayer(setup)
    beforeEach(async () => {
      Object.assign(player, await setup.player(cents))
    })
    tests(setup, player)
  })
}

type BonusPlayer = ReturnType<typeof bonusPlayer>

function bonusPlayer(setup: BonusSetup) {
  // The player of the running test; the hook above fills it.
  const current = {} as { id: bigint; client: TestClient }
  const actions = bonusActions(() => current.client)
  return Object.assign(current, actions, {
    /** The first welcome bonus, activated: 50.00, for which 1,500.00 must be staked. Returns its number. */
    async wagerWelcome(): Promise<number> {
      await setup.deposit(current.id, 50_00n, 'welcome-1')
      return actions.wagerNewest()
    },
    /** Opens a new session: the last one has expired when the clock has moved by a week. */
    async signInAgain(): Promise<void> {
      current.client = await setup.client(current.id)
    },
  })
}
