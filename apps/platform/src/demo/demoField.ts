import { itemAt } from '@apogee/rules/validation/required'
import { demoField } from '../areas/auth/public.ts'
import { joinGroups } from '../areas/profile/public.ts'
import type { Db } from '../core/db/db.ts'

/** One of the thousand players who fill a demo's leaderboards. */
export interface FieldPlayer {
  readonly id: bigint
  readonly brand: string
  readonly isVip: boolean
}

const vipGroups = ['257', '257', '257', '258', '258', '259'] as const
/** One of fifteen is in the VIP club. */
const clubEvery = 15

/** Lists them, with those of the VIP club in it. */
export async function listField(db: Db, now: Date): Promise<FieldPlayer[]> {
  return db.transaction(async (tx) => {
    const field = [...(await demoField(tx, now))].flatMap(([brand, ids]) =>
      ids.map((id, at) => ({ id, brand, isVip: at % clubEvery === 0 })),
    )
    const vips = field.filter(({ isVip }) => isVip)
    for (const [at, { id }] of vips.entries()) await joinGroups(tx, id, [itemAt(vipGroups, at % vipGroups.length)], now)
    return field
  })
}
