import type { WireAdventures, WireOwnAdventure } from '@apogee/contract/vip'
import type { Payload } from '../../../../core/outbox/events.ts'
import { emit } from '../../../../core/outbox/outbox.ts'
import { sandboxMails } from '../../../../testing/sandboxMails.ts'
import { type MakeApp, testNow } from '../../../../testing/testApp.ts'
import { betEvent, depositEvent } from '../../../../testing/testEvents.ts'
import { insertCardPayment } from '../../../../testing/testRows.ts'
import { findSessionPlayer } from '../../../auth/signIn/findSessionPlayer.ts'
import { bonusesHandlers } from '../../../bonuses/handlers.ts'
import { notificationsHandlers } from '../../../notifications/handlers.ts'
import { profileHandlers } from '../../../profile/handlers.ts'
import { signedIn } from '../../../profile/test/profileApp.ts'
import { vipHandlers } from '../../handlers.ts'
import { adventureConsumer } from '../adventureConsumer.ts'
import { recordStarts } from '../calendar.ts'

export const dayMs = 86_400_000
const announceBalance = () => undefined

/** The shipped calendar of eight days, whose first day is that of {@link testNow}, 10 March. */
export async function openAdventures(makeApp: MakeApp) {
  let serial = 0
  const app = await makeApp({
    handlers: { ...vipHandlers, ...profileHandlers, ...bonusesHandlers, ...notificationsHandlers },
    loadPlayer: findSessionPlayer,
    services: { announceBalance },
    consumers: (core) => [adventureConsumer({ ...core, announceBalance }), sandboxMails(core)],
    rateLimits: {},
  })
  await recordStarts(app.db, testNow)
  const player = (columns?: Record<string, unknown>, groups: readonly string[] = ['791']) =>
    signedIn(app, columns, groups)
  type Someone = Awaited<ReturnType<typeof player>>

  /** Books a paid deposit, and delivers its event unless `waits`. */
  const deposit = async ({ id }: Someone, cents: number, more: { currency?: string; at?: Date; waits?: true } = {}) => {
    const { currency = 'EUR', at = app.clock.now() } = more
    const payment = await app.db.transaction(async (tx) => {
      const row = await insertCardPayment(tx, { player: id, cents, currency, at })
      const told = { payment: row.id, currency, amount: BigInt(cents) }
      await emit(tx, 'cashbox.depositSucceeded', depositEvent(id, told))
      return row.id
    })
    if (!more.waits) await app.drain()
    return payment
  }
  const betOf = ({ id }: Someone, cents: number, more: Partial<Payload<'play.bet'>> = {}) =>
    betEvent(id, { amount: BigInt(cents), at: app.clock.now(), round: `r${++serial}`, ...more })
  return {
    app,
    player,
    deposit,
    /** Emits bet events like the ledger and delivers them. */
    bet: async (someone: Someone, cents: number, more: Partial<Payload<'play.bet'>> = {}) => {
      await emit(app.db, 'play.bet', betOf(someone, cents, more))
      await app.drain()
    },
    rollback: async (someone: Someone, cents: number, placed = app.clock.now()) => {
      await emit(app.db, 'play.rollback', { ...betOf(someone, cents), counts: 100, placed })
      await app.drain()
    },
    reverse: async ({ id }: Someone, payment: bigint, cents: number, isWhole = true) => {
      const told = { payment, player: id, currency: 'EUR', amount: BigInt(cents), isWhole }
      await emit(app.db, 'cashbox.depositReversed', told)
      await app.drain()
    },
    own: async ({ id }: Someone): Promise<WireOwnAdventure> =>
      (await (await app.client(id)).get('/api/player/vip_adventure')).body,
    calendar: async (someone?: Someone): Promise<WireAdventures> =>
      (await (await app.client(someone?.id)).get('/api/fe/config/vip-adventures')).body,
    statuses: async ({ id }: Someone): Promise<string[]> =>
      (await (await app.client(id)).get('/api/player')).body.statuses.map(({ name }: { name: string }) => name),
    gifts: async ({ id }: Someone) => {
      const client = await app.client(id)
      return {
        bonuses: (await client.get('/api/player/bonuses')).body,
        freespins: (await client.get('/api/player/freespins')).body,
      }
    },
    told: async ({ id }: Someone): Promise<string[]> =>
      (await (await app.client(id)).get('/api/player/notifications')).body.map(({ title }: { title: string }) => title),
    heard: ({ id }: Someone, channel: string) =>
      app.published.filter((one) => one.playerId === id && one.channel === channel).length,
    takeBreak: async ({ id }: Someone, at = app.clock.now()) => {
      await app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, zone, created_at, disable_at)
         VALUES ($1, 'coolingoff', '1', 'active', 'UTC', $2, $3)`,
        [id, at, new Date(at.getTime() + 7 * dayMs)],
      )
      app.sessions.forget(id)
    },
  }
}

export type Adventures = Awaited<ReturnType<typeof openAdventures>>
