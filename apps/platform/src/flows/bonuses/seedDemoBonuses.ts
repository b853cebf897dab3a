import type { Offer } from '@apogee/rules/bonuses/offer'
import { addWagered, type BonusRow, type Strategy } from '../../areas/bonuses/bonusStore.ts'
import { readOffers, wireOffer } from '../../areas/bonuses/offers.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Ledger } from '../../core/ledger/ledger.ts'
import { issueOffer } from './issueOffer.ts'
import { activate, takeBack } from './wagering.ts'

const hourMs = 3_600_000

interface DemoBonus {
  readonly offer: string
  readonly strategy: Strategy
  readonly hoursAgo: number
  readonly depositCents?: bigint
  /** Percent of the wagering that is done; without it nobody has activated it. */
  readonly wagered?: number
  readonly isCanceled?: true
}

/** One of each kind of gift: over, half wagered, waiting to be activated. The oldest first. */
const demoBonuses: readonly DemoBonus[] = [
  { offer: 'first-steps', strategy: 'registration', hoursAgo: 620, wagered: 12, isCanceled: true },
  { offer: 'welcome-1', strategy: 'deposit', hoursAgo: 48, depositCents: 40_00n, wagered: 41 },
  { offer: 'cashback', strategy: 'personal', hoursAgo: 20 },
  { offer: 'lift-off', strategy: 'personal', hoursAgo: 3 },
]

interface Scene {
  readonly tx: Tx
  readonly ledger: Ledger
  readonly playerId: bigint
  readonly now: Date
}

/** Gives a demo account its bonuses; once, for each has its key. */
export async function seedDemoBonuses(scene: Scene): Promise<void> {
  for (const [place, demo] of demoBonuses.entries()) {
    const spec = readOffers('CW').find(({ id }) => id === demo.offer)
    if (!spec) throw new Error(`the demo gives ${demo.offer}, which is not offered`)
    const at = new Date(scene.now.getTime() - demo.hoursAgo * hourMs)
    const offer: Offer = wireOffer('CW', spec, 'en')
    const bonus = await issueOffer(scene.tx, {
      ...{ key: `seed:bonus:${scene.playerId}:${place}`, playerId: scene.playerId, currency: 'EUR', offer, at },
      ...{ strategy: demo.strategy, titles: spec.titles },
      ...{ activateDays: spec.activate_days, wagerDays: spec.wager_days, depositCents: demo.depositCents ?? 0n },
    })
    if (bonus && demo.wagered !== undefined) await wager(scene, bonus, demo, at)
  }
}

async function wager({ tx, ledger, playerId }: Scene, bonus: BonusRow, demo: DemoBonus, at: Date): Promise<void> {
  const purse = { tx, ledger, playerId, currency: 'EUR', now: at }
  await activate(purse, bonus)
  const hundredths = bonus.required_cents * BigInt(demo.wagered ?? 0)
  const [wagered] = await addWagered(tx, [{ playerId, currency: 'EUR', hundredths, at }])
  if (demo.isCanceled && wagered)
    await takeBack({ ...purse, now: new Date(at.getTime() + hourMs) }, wagered, 'canceled')
}
