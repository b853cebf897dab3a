import { announceLottery } from '../areas/lotteries/definitions/announceLottery.ts'
import { lotteryTerms } from '../areas/lotteries/definitions/lotteryTerms.ts'
import type { Clock } from '../core/clock.ts'
import { readConfig } from '../core/config/config.ts'
import type { Db } from '../core/db/db.ts'

const dayMs = 86_400_000

const terms = {
  titles: { en: 'Moonshot draw' },
  texts: { en: 'To the moon.' },
  banner: {
    art: 'tournament',
    gradient: { left: '#0B1030', left_center: '#1B2060', right_center: '#2B3090', right: '#3B40C0' },
  },
  currency: 'EUR',
  points_price: 100,
  prizes: [{ places: '1', money: '50' }],
}

interface Needs {
  readonly clock: Clock
  readonly db: Db
}

/** A lottery that sells tickets for a day, as if a file had announced it. Returns its number. */
export async function openLottery({ clock, db }: Needs): Promise<bigint> {
  const name = `lottery-${crypto.randomUUID()}`
  const startAt = clock.now()
  const endAt = new Date(startAt.getTime() + dayMs)
  const announced = { name, file: name, brand: null, terms: lotteryTerms.parse(terms), startAt, endAt }
  return (await db.transaction((tx) => announceLottery(readConfig({ MODE: 'demo' }), tx, announced)))!
}
