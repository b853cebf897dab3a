import { randomUUID } from 'node:crypto'
import { itemAt } from '@apogee/rules/validation/required'
import { openPlay } from '../../../testing/play.ts'
import type { MakeApp } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { insertCardPayment } from '../../../testing/testRows.ts'
import { findSessionPlayer } from '../../auth/public.ts'
import { bonusConsumer } from '../../bonuses/consumers.ts'
import { bonusesHandlers } from '../../bonuses/handlers.ts'
import { lootboxesConsumer } from '../../lootboxes/consumers.ts'
import { lootboxesHandlers } from '../../lootboxes/handlers.ts'
import { announceLottery } from '../../lotteries/definitions/announceLottery.ts'
import { lotteriesConsumer } from '../../lotteries/jobs.ts'
import { termsOf } from '../../lotteries/test/lotterySetup.ts'
import { payWin, placeBet } from '../../play/public.ts'
import { bookDeposit } from '../deposits/bookDeposit.ts'
import { cashboxHandlers } from '../handlers.ts'

const dayMs = 86_400_000
const minuteMs = 60_000
const key = () => ({ 'idempotency-key': randomUUID() })
const announceBalance = () => undefined
const lotteryPublisher = { publish: () => undefined, close: () => undefined }

/** The cashbox with all gifts of a deposit: a bonus, free spins, the wheel of the day and lottery tickets. */
export async function openGiftSetup(makeApp: MakeApp) {
  const app = await makeApp({
    handlers: { ...bonusesHandlers, ...cashboxHandlers, ...lootboxesHandlers },
    services: { announceBalance, lotteryPublisher, psp: { name: 'sandbox' } as never },
    loadPlayer: findSessionPlayer,
    consumers: (core) => [
      bonusConsumer({ ...core, announceBalance }),
      lootboxesConsumer({ ...core, announceBalance }),
      lotteriesConsumer({ ...core, lotteryPublisher }),
    ],
    rateLimits: {},
  })
  const at = (ms: number) => new Date(app.clock.now().getTime() + ms)
  const terms = termsOf({ deposits: { EUR: [{ from: '20', ticket: '4' }] } })
  const lottery = { name: 'gifts', file: 'gifts', brand: null, terms, startAt: at(-dayMs), endAt: at(30 * dayMs) }
  await app.db.transaction((tx) => announceLottery(app.config, tx, lottery))
  const count = async (text: string, playerId: bigint): Promise<number> =>
    Number(itemAt(await app.db.query<{ count: bigint }>(`SELECT count(*) AS count FROM ${text}`, [playerId]), 0).count)

  async function player() {
    const id = await createPlayer(app, 0n, 'EUR')
    await app.db.query('UPDATE players SET verified = true WHERE id = $1', [id])
    const client = await app.client(id)
    const list = async (path: string): Promise<{ id: number; stage: string }[]> => (await client.get(path)).body
    const issued = async (path: string) => (await list(path)).find(({ stage }) => stage === 'issued')?.id
    const money = async () => {
      const { real, bonus, withheld } = (await app.ledger.readBalance(app.db, id, 'EUR'))!
      return { real: Number(real), bonus: Number(bonus), withheld: Number(withheld) }
    }
    const post = async (path: string) => {
      const { status } = await client.post(path, undefined, key())
      await app.drain()
      return status
    }
    return {
      id,
      client,
      money,
      /** Books a paid deposit of EUR 100 with the offer chosen for it, and grants its gifts. */
      async deposit(bonusOffer: string | null = null, cents = 100_00n): Promise<bigint> {
        app.clock.move(minuteMs)
        const now = app.clock.now()
        const paid = await app.db.transaction(async (tx) => {
          const moved = await insertCardPayment(tx, { player: id, cents, at: now, bonusOffer })
          await bookDeposit(app.ledger, tx, moved, null, now)
          return moved
        })
        await app.drain()
        return paid.id
      },
      /** Requests a withdrawal of all real money, or of an amount. */
      async withdraw(more: object = {}, cents?: number) {
        app.clock.move(minuteMs)
        const amount = ((cents ?? (await money()).real) / 100).toFixed(2)
        const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
        const order = { payment_method: 'btc', payment_action: 'cashout', currency: 'EUR', amount, recipient }
        const answer = await client.post('/api/payment_processing', { ...order, ...more }, key())
        await app.drain()
        return answer
      },
      /** Plays a finished round with real money, by default without a win. */
      async stake(cents: bigint, win = 0n): Promise<void> {
        app.clock.move(minuteMs)
        const session = await openPlay(app.db, id, randomUUID())
        const round = randomUUID()
        const now = app.clock.now()
        await placeBet(app.db, { session, round, transaction: `${round}-bet`, amount: cents, now })
        await payWin(app.db, { session, round, transaction: `${round}-win`, amount: win, finishesRound: true, now })
        await app.drain()
      },
      async activateBonus(): Promise<void> {
        const bonus = await issued('/api/player/bonuses')
        if (bonus !== undefined) await post(`/api/player/bonuses/${bonus}/activation`)
      },
      /** Cancels the bonus that is being wagered; false without one. */
      async cancelWagered(): Promise<boolean> {
        const wagered = (await list('/api/player/bonuses')).find(({ stage }) => stage === 'handle_bets')
        if (!wagered) return false
        const { status } = await client.delete(`/api/player/bonuses/${wagered.id}`, undefined, key())
        if (status >= 300) throw new Error(`cancelling bonus ${wagered.id} failed with ${status}`)
        return true
      },
      async activateSpins(): Promise<void> {
        const spins = await issued('/api/player/freespins')
        if (spins !== undefined) await post(`/api/player/freespins/${spins}/activation`)
      },
      async openBox(): Promise<void> {
        const box = await issued('/api/player/lootboxes')
        if (box !== undefined) await post(`/api/player/lootboxes/${box}/activation`)
      },
      /** Counts the gifts that may still become real money. */
      open: async () => ({
        bonuses: await count("player_bonuses WHERE player_id = $1 AND stage IN ('issued', 'wait', 'handle_bets')", id),
        spins: await count("player_freespins WHERE player_id = $1 AND stage IN ('issued', 'activated')", id),
        boxes: await count("player_lootboxes WHERE player_id = $1 AND stage = 'issued'", id),
        tickets: await count('lottery_tickets WHERE player_id = $1 AND counts', id),
      }),
    }
  }
  return { ...app, player }
}
export type GiftSetup = Awaited<ReturnType<typeof openGiftSetup>>
