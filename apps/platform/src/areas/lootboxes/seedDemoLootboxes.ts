import type { BootContext } from '../../core/area.ts'
import type { Tx } from '../../core/db/db.ts'
import { findByEmail } from '../auth/public.ts'
import { playerFacts } from '../bonuses/public.ts'
import { drawLootbox } from './activateLootbox.ts'
import { issueLootbox, type LootboxGift } from './grants/grantLootbox.ts'
import { newPlayerSeed } from './seeds.ts'
import { endLootbox, grantedKeys } from './store.ts'

const hourMs = 3_600_000

interface DemoBox extends Pick<LootboxGift, 'groupKey' | 'strategy' | 'source'> {
  readonly hoursAgo: number
  /** Its final stage, and how many hours ago it ended; without it, the box waits to be activated. */
  readonly ended?: readonly ['activated' | 'canceled' | 'expired', number]
}

const deposit = (cents: number) => ({ strategy: 'deposit', source: { cents, currency: 'EUR' } }) as const
const bought = { strategy: 'exchange' } as const
const level = (id: string) => ({ strategy: 'level', source: { level: id } }) as const

/** Boxes in every stage, including opened ones with their prizes. The timer adds those of a VIP status. */
const demoBoxes: Readonly<Record<string, readonly DemoBox[]>> = {
  'player@apogee.test': [
    { groupKey: 'wheel', strategy: 'registration', hoursAgo: 600, ended: ['activated', 598] },
    { groupKey: 'wheel_daily', ...deposit(40_00), hoursAgo: 250, ended: ['activated', 249] },
    { groupKey: 'wheel_daily', ...deposit(20_00), hoursAgo: 60, ended: ['expired', 36] },
    { groupKey: 'rocket_lite', ...level('level_3'), hoursAgo: 52 },
    { groupKey: 'wheel_daily', ...deposit(40_00), hoursAgo: 5 },
    { groupKey: 'manual_wheel', ...bought, hoursAgo: 4 },
  ],
  'vip@apogee.test': [
    { groupKey: 'wheel', strategy: 'status', source: { group: '257' }, hoursAgo: 500, ended: ['activated', 490] },
    { groupKey: 'manual_wheel', ...bought, hoursAgo: 370, ended: ['activated', 369] },
    { groupKey: 'rocket_lite', ...bought, hoursAgo: 240, ended: ['activated', 239] },
    { groupKey: 'wheel_daily', ...deposit(100_00), hoursAgo: 120, ended: ['expired', 96] },
    { groupKey: 'manual_wheel', strategy: 'operator', hoursAgo: 70, ended: ['canceled', 30] },
    { groupKey: 'rocket_max', strategy: 'campaign', hoursAgo: 30 },
    { groupKey: 'rocket_pro', ...bought, hoursAgo: 26 },
    { groupKey: 'rocket_lite', ...level('level_7'), hoursAgo: 25 },
    { groupKey: 'manual_wheel', ...bought, hoursAgo: 20 },
    { groupKey: 'wheel', strategy: 'operator', hoursAgo: 8 },
    { groupKey: 'wheel_daily', ...deposit(250_00), hoursAgo: 3 },
    { groupKey: 'manual_wheel', ...bought, hoursAgo: 2, ended: ['activated', 0] },
    { groupKey: 'manual_wheel', ...bought, hoursAgo: 1 },
  ],
}

/** Grants demo accounts their boxes, once by their keys. */
export async function seedDemoLootboxes(boot: BootContext): Promise<void> {
  for (const [email, boxes] of Object.entries(demoBoxes)) {
    const account = await findByEmail(boot.db, email)
    if (!account) continue
    const keyOf = (place: number) => `seed:${account.id}:${place}`
    // This runs at every start, so the granted keys are read with one query.
    const given = await grantedKeys(
      boot.db,
      boxes.map((_, place) => keyOf(place)),
    )
    if (given.size === boxes.length) continue
    await boot.db.transaction(async (tx) => {
      for (const [place, box] of boxes.entries()) {
        await seedBox(boot, tx, { ...box, key: keyOf(place), playerId: account.id })
      }
    })
  }
}

async function seedBox(boot: BootContext, tx: Tx, { hoursAgo, ended, ...gift }: DemoBox & LootboxGift): Promise<void> {
  const now = boot.clock.now()
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const player = await playerFacts(tx, gift.playerId, now)
  const row = await issueLootbox(boot, tx, player, gift, ago(hoursAgo))
  if (!row || !ended) return
  const [stage, hours] = ended
  if (stage !== 'activated') await endLootbox(tx, row.id, stage, ago(hours))
  else {
    const needs = { ...boot, announceBalance: () => undefined }
    await drawLootbox(needs, tx, row, { playerSeed: newPlayerSeed(), at: ago(hours) })
  }
}
