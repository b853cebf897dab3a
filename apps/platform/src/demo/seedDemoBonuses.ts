import type { Offer } from '@apogee/rules/bonuses/offer'
import { addWagered, type BonusRow, type Strategy } from '../areas/bonuses/bonusStore.ts'
import { type FreespinsRow, moveFreespins } from '../areas/bonuses/freespins/freespinsStore.ts'
import { issueOffer } from '../areas/bonuses/offers/issueOffer.ts'
import { readOffers, wireOffer } from '../areas/bonuses/offers/offers.ts'
import { activate, revokeBonus } from '../areas/bonuses/wagering/wagering.ts'
import { readBrand } from '../core/content/brands.ts'
import { type DemoGame, demoGameColumns, type PastScene, playRound } from './demoRounds.ts'

const hourMs = 3_600_000

interface DemoBonus {
  readonly offer: string
  readonly strategy: Strategy
  readonly hoursAgo: number
  readonly depositCents?: bigint
  /** Percent of the wagering that is done; without it, the bonus is not activated. */
  readonly wagered?: number
  readonly isCanceled?: true
  /** How many of its free spins were played; without it, they are not activated. */
  readonly spun?: number
}

/** One of each kind of gift: finished, half wagered, being played, waiting to be activated. The oldest first. */
const demoBonuses: Readonly<Record<string, readonly DemoBonus[]>> = {
  'player@apogee.test': [
    { offer: 'first-steps', strategy: 'registration', hoursAgo: 620, wagered: 12, isCanceled: true },
    { offer: 'welcome-1', strategy: 'deposit', hoursAgo: 48, depositCents: 40_00n, wagered: 41, spun: 7 },
    { offer: 'cashback', strategy: 'personal', hoursAgo: 20 },
    { offer: 'lift-off', strategy: 'personal', hoursAgo: 3 },
  ],
  'vip@apogee.test': [
    { offer: 'captains-spins', strategy: 'personal', hoursAgo: 20 },
    { offer: 'comet-spins', strategy: 'personal', hoursAgo: 2 },
    { offer: 'gift-counter', strategy: 'personal', hoursAgo: 1 },
  ],
}

interface Scene extends PastScene {
  readonly now: Date
}

/** Grants a demo account its bonuses, each only once by its key. */
export async function seedDemoBonuses(scene: Scene, email: string): Promise<void> {
  for (const [place, demo] of (demoBonuses[email] ?? []).entries()) {
    const { licence } = readBrand('apogee')
    const spec = readOffers(licence).find(({ id }) => id === demo.offer)
    if (!spec) throw new Error(`the demo gives ${demo.offer}, which is not offered`)
    const at = new Date(scene.now.getTime() - demo.hoursAgo * hourMs)
    const offer: Offer = wireOffer(licence, spec, 'en')
    const { bonus, freespins } = await issueOffer(scene.tx, {
      key: `seed:bonus:${scene.playerId}:${place}`,
      playerId: scene.playerId,
      currency: 'EUR',
      offer,
      at,
      strategy: demo.strategy,
      titles: spec.titles,
      activateDays: spec.activate_days,
      wagerDays: spec.wager_days,
      depositCents: demo.depositCents ?? 0n,
    })
    if (freespins && demo.spun) await spin(scene, freespins, demo.spun, at)
    if (bonus && demo.wagered !== undefined) await wager(scene, bonus, demo, at)
  }
}

async function wager({ tx, ledger, playerId }: Scene, bonus: BonusRow, demo: DemoBonus, at: Date): Promise<void> {
  const wallet = { tx, ledger, playerId, currency: 'EUR', now: at }
  await activate(wallet, bonus)
  const hundredths = bonus.required_cents * BigInt(demo.wagered ?? 0)
  const [wagered] = await addWagered(tx, [{ playerId, currency: 'EUR', hundredths, at }])
  if (demo.isCanceled && wagered)
    await revokeBonus({ ...wallet, now: new Date(at.getTime() + hourMs) }, wagered, 'canceled')
}

/** Activates free spins and plays some of them in their first game. */
async function spin(scene: Scene, row: FreespinsRow, count: number, at: Date): Promise<void> {
  const validUntil = new Date(at.getTime() + row.play_days * 24 * hourMs)
  await moveFreespins(scene.tx, row.id, { stage: 'activated', at, validUntil })
  const [game] = await scene.tx.query<DemoGame>(`SELECT ${demoGameColumns} FROM games WHERE identifier = $1`, [
    row.games[0],
  ])
  if (!game) return
  const free = { id: row.id, stake: row.stake_cents, feature: row.feature }
  for (let nth = 0; nth < count; nth += 1) {
    const when = new Date(at.getTime() + nth * 10_000)
    await playRound(scene, { game, stake: row.stake_cents, free, place: firstSpin + nth, at: when })
  }
}

/** Above the indexes of a history's steps, from which sessions get their names. */
const firstSpin = 90_000
