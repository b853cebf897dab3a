import type { Ground } from '../../core/area.ts'
import { findByEmail } from '../auth/public.ts'
import { announceLottery } from './definitions/announceLottery.ts'
import { lotteryTerms } from './definitions/lotteryTerms.ts'
import { giveTickets } from './tickets/giveTickets.ts'

const dayMs = 86_400_000
const terms = lotteryTerms.parse({
  titles: { en: 'Moonshot draw', de: 'Mondflug-Ziehung' },
  texts: { en: 'To the moon.' },
  currency: 'EUR',
  max_tickets: 100,
  points_price: 250,
  deposits: { EUR: [{ from: '20', ticket: '20' }] },
  prizes: [
    { places: '1', money: '5000' },
    { places: '2', money: '2000' },
    { places: '3-10', money: '100', wager: 10 },
  ],
  banner: {
    art: 'tournament',
    gradient: { left: '#04201E', left_center: '#0A5A4E', right_center: '#128A70', right: '#2FB890' },
  },
})

/** Adds lotteries in every state, relative to today. */
export async function seedDemoLotteries({ db, config, clock }: Pick<Ground, 'db' | 'config' | 'clock'>): Promise<void> {
  const now = clock.now()
  const at = (days: number) => new Date(now.getTime() + days * dayMs)
  await db.transaction(async (tx) => {
    const base = { file: 'moonshot-draw', brand: null, terms }
    await announceLottery(config, tx, { ...base, name: 'moonshot-draw-next', startAt: at(11), endAt: at(25) })
    const id = await announceLottery(config, tx, { ...base, name: 'moonshot-draw', startAt: at(-3), endAt: at(11) })
    for (const [email, count] of [
      ['player@apogee.test', 3],
      ['vip@apogee.test', 12],
    ] as const) {
      const account = await findByEmail(tx, email)
      if (!account || id === null) continue
      const order = { key: `seed:${id}:${account.id}`, lotteryId: id, playerId: account.id, kind: 'gift' } as const
      await giveTickets(tx, { ...order, count, isFitted: false, at: now })
    }
  })
}
