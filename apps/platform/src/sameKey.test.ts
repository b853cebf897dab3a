import { randomUUID } from 'node:crypto'
import { type Api, api, type CallName, type CallSpec, routes } from '@apogee/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { findSessionPlayer } from './areas/auth/signIn/findSessionPlayer.ts'
import { insertPoints } from './areas/loyalty/store.ts'
import { calls } from './calls.ts'
import type { Services } from './core/http/handler.ts'
import { recipient } from './testing/callObjects.ts'
import { type Figures, figuresOf } from './testing/figures.ts'
import { onEachDatabase, type TestApp, testNow } from './testing/testApp.ts'
import type { TestAnswer, TestClient } from './testing/testClient.ts'
import { grantBox, leaveFirstPrize } from './testing/testLootboxes.ts'
import { createPlayer } from './testing/testPlayers.ts'

/** Calls that honour an idempotency key. */
type MoneyCall = { [N in CallName]: Api[N] extends { readonly money: true } ? N : never }[CallName]

interface Way {
  readonly path?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}
type Prepare = (player: bigint, client: TestClient, app: TestApp) => Way | Promise<Way>

const pay = (action: 'deposit' | 'cashout') => ({
  payment_method: action === 'deposit' ? 'visa' : 'btc',
  payment_action: action,
  currency: 'EUR',
  amount: '40.00',
  ...(action === 'cashout' && { recipient }),
})

const bonusOf = async (player: bigint, { db }: TestApp): Promise<number> => {
  const [row] = await db.query<{ id: bigint }>(
    `INSERT INTO player_bonuses (player_id, key, offer_id, strategy, titles, currency, amount_cents, wager, required_cents,
       wager_days, created_at) VALUES ($1, $2, 'x', 'personal', '{"en":"Gift"}', 'EUR', 500, 30, 15000, 14, $3) RETURNING id`,
    [player, `bonus of ${player}`, testNow],
  )
  return Number(row!.id)
}

const spinsOf = async (player: bigint, { db }: TestApp): Promise<number> => {
  const [row] = await db.query<{ id: bigint }>(
    `INSERT INTO player_freespins (player_id, key, offer_id, strategy, titles, currency, provider, games, bet_level, stake_cents, total,
       wager, activate_days, wager_days, play_days, created_at)
     VALUES ($1, $2, 'x', 'personal', '{"en":"Gift"}', 'EUR', 'a', '{a/B}', 1, 20, 10, 30, 7, 7, 3, $3) RETURNING id`,
    [player, `spins of ${player}`, testNow],
  )
  return Number(row!.id)
}

/** The setup that each call needs to succeed. A new call does not compile without one. */
const ways: { readonly [N in MoneyCall]: Readonly<Record<string, Prepare>> } = {
  'cashbox.process': {
    'a deposit': () => ({ body: pay('deposit') }),
    'a withdrawal': () => ({ body: pay('cashout') }),
  },
  'cashbox.recall': {
    'a withdrawal': async (_, client) => {
      const { body } = await client.post('/api/payment_processing', pay('cashout'), { 'idempotency-key': randomUUID() })
      return { path: { id: body.payment.id }, body: {} }
    },
  },
  'bonuses.coupon': { 'a coupon': () => ({ body: { coupon_code: 'LIFTOFF' } }) },
  'bonuses.activate': { 'a bonus': async (player, _, app) => ({ path: { id: await bonusOf(player, app) } }) },
  'bonuses.cancel': {
    'a bonus that is wagered': async (player, client, app) => {
      const id = await bonusOf(player, app)
      await client.post(`/api/player/bonuses/${id}/activation`)
      return { path: { id } }
    },
  },
  'bonuses.activateFreespins': {
    'free spins': async (player, _, app) => ({ path: { id: await spinsOf(player, app) } }),
  },
  'bonuses.cancelFreespins': {
    'free spins that are played': async (player, client, app) => {
      const id = await spinsOf(player, app)
      await client.post(`/api/player/freespins/${id}/activation`)
      return { path: { id } }
    },
  },
  'lootboxes.activate': {
    'a box of prizes': async (player, _, app) => {
      const id = await grantBox(app, player)
      await leaveFirstPrize(app.db)
      return { path: { id } }
    },
  },
  'loyalty.exchange': {
    'money for points': async (player, _, { db }) => {
      await db.transaction((tx) => insertPoints(tx, player, { chargeable: 5000, persistent: 0 }, testNow))
      return { path: { type: 'money' }, body: { exchange: { group: 'pocket-money', currency: 'EUR', points: 1000 } } }
    },
    'boxes of prizes for points': async (player, _, { db }) => {
      await db.transaction((tx) => insertPoints(tx, player, { chargeable: 5000, persistent: 0 }, testNow))
      return { path: { type: 'lootboxes' }, body: { exchange: { group: 'rocket-lite', currency: 'EUR', points: 150 } } }
    },
  },
}

// The keys of the table are the names of the calls.
const moneyCalls = (Object.keys(routes) as CallName[]).filter((name) => (api[name] as CallSpec).money)
const cases = Object.entries(ways).flatMap(([name, kinds]) =>
  // Likewise here.
  Object.entries(kinds).map(([what, prepare]) => [name as MoneyCall, what, prepare] as const),
)

test('every call that moves money is tried with the same key twice', () => {
  expect(Object.keys(ways).toSorted()).toEqual(moneyCalls.toSorted())
})

function send(client: TestClient, name: MoneyCall, { path = {}, body }: Way, key: string): Promise<TestAnswer> {
  const [method, pattern] = routes[name].split(' ') as ['POST', string]
  const address = pattern.replace(/:(\w+)/g, (_, part) => String(path[part]))
  return client.send(method, address, body, { 'idempotency-key': key })
}

/** How much each figure has grown. */
const growth = (before: Figures, after: Figures) =>
  Object.entries(after).flatMap(([table, row]) =>
    Object.entries(row).flatMap(([name, now]) => {
      const by = Number(now ?? 0) - Number(before[table]?.[name] ?? 0)
      return by === 0 ? [] : [`${table}.${name} ${by}`]
    }),
  )

onEachDatabase((makeApp) => {
  // A provider that knows its orders by their payment, as real ones do.
  const psp = {
    name: 'sandbox',
    startDeposit: async ({ paymentId }: { paymentId: string }) => ({
      reference: `r-${paymentId}`,
      url: `/pay/${paymentId}`,
      isFrameable: true,
      coin: null,
    }),
  } as unknown as Services['psp']
  const catalogue = { index: { byIdentifier: new Map() } } as unknown as Services['catalogue']
  let opened: Promise<TestApp> | undefined
  const open = () => {
    opened ??= makeApp({
      handlers: calls,
      services: { psp, catalogue, announceBalance: () => undefined },
      loadPlayer: findSessionPlayer,
      rateLimits: {},
    })
    return opened
  }

  async function prepared(prepare: Prepare) {
    const app = await open()
    const player = await createPlayer(app, 100_000n, 'EUR')
    const client = await app.client(player)
    const way = await prepare(player, client, app)
    return { app, player, client, way, before: await figuresOf(app.db) }
  }
  const isSuccess = ({ status }: TestAnswer) => status >= 200 && status < 300

  describe.each(cases)('[WIRE-05] %s: %s', (name, _, prepare) => {
    let grown: readonly string[] = []
    // The first player causes one-time effects that do not belong to the call; the second shows what one call changes.
    beforeAll(async () => {
      const first = await prepared(prepare)
      await send(first.client, name, first.way, randomUUID())
      const { app, client, way, before } = await prepared(prepare)
      await send(client, name, way, randomUUID())
      grown = growth(before, await figuresOf(app.db))
      expect(grown).not.toEqual([])
    })

    test('the same key twice moves money once and gives the same answer', async () => {
      const { app, client, way, before } = await prepared(prepare)
      const key = randomUUID()
      const first = await send(client, name, way, key)
      expect([isSuccess(first), first.body]).toEqual([true, first.body])
      expect(growth(before, await figuresOf(app.db))).toEqual(grown)
      const second = await send(client, name, way, key)
      expect([second.status, second.body]).toEqual([first.status, first.body])
      expect(second.headers.get('idempotency-replayed')).toBe('true')
      expect(growth(before, await figuresOf(app.db))).toEqual(grown)
    })

    test('also when both requests arrive at once', async () => {
      const { app, client, way, before } = await prepared(prepare)
      const key = randomUUID()
      const [one, other] = await Promise.all([send(client, name, way, key), send(client, name, way, key)])
      expect([isSuccess(one), other.status, other.body]).toEqual([true, one.status, one.body])
      expect(growth(before, await figuresOf(app.db))).toEqual(grown)
    })

    test('after a crash that lost the first answer no money moves again', async () => {
      const { app, player, client, way, before } = await prepared(prepare)
      const key = randomUUID()
      expect(isSuccess(await send(client, name, way, key))).toBe(true)
      await app.db.query('DELETE FROM idempotency_keys WHERE player_id = $1', [player])
      expect((await send(client, name, way, key)).status).toBeLessThan(500)
      expect(growth(before, await figuresOf(app.db))).toEqual(grown)
    })
  })
})
