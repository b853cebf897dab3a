import { itemAt } from '@apogee/rules/validation/required'
import { demoField } from '../areas/auth/public.ts'
import { seedGroups } from '../areas/profile/public.ts'
import type { Db } from '../core/db/db.ts'

/** One of the thousand players who fill a demo's leaderboards. */
export interface FieldPlayer {
  readonly id: bigint
  readonly brand: string
  readonly isVip: boolean
}

/** Bronze to Diamond. */
const vipGroups = ['257', '257', '258', '257', '259', '258', '257', '255', '258', '759'] as const
/** One of fifteen is in the VIP club. */
const clubEvery = 15
/** Rising Star and Star; the others have no status. */
const starGroups = ['1117', '256', null, null] as const

/** Lists them, and assigns the statuses that their ships show. */
export async function listField(db: Db, now: Date): Promise<FieldPlayer[]> {
  return db.transaction(async (tx) => {
    const field = [...(await demoField(tx, now))].flatMap(([brand, ids]) =>
      ids.map((id, at) => ({ id, brand, isVip: at % clubEvery === 0 })),
    )
    const members = [
      ...grouped(
        field.filter(({ isVip }) => isVip),
        vipGroups,
      ),
      ...grouped(
        field.filter(({ isVip }) => !isVip),
        starGroups,
      ),
    ]
    await seedGroups(tx, members, now)
    return field
  })
}

const grouped = (players: readonly FieldPlayer[], groups: readonly (string | null)[]) =>
  players.flatMap(({ id }, at) => {
    const group = itemAt(groups, at % groups.length)
    return group === null ? [] : [{ playerId: id, group }]
  })
