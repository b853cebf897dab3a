import { quarterStart, vipProgressOf } from '@apogee/rules/vip/progress'
import { vipStatusOf } from '@apogee/rules/vip/statuses'
import type { Handler } from '../../core/http/handler.ts'
import { groupsOf } from '../profile/public.ts'
import { figuresIn } from './figures.ts'

/** API-103: what the player deposited and staked since the quarter began, all wallets in the currency they play in. */
export const readVipProgress: Handler<'vip.progress'> = async ({ db, clock, player }) => {
  const [groups, figures] = await Promise.all([
    groupsOf(db, player.id),
    figuresIn(db, player, { from: quarterStart(clock.now()) }),
  ])
  const progress = vipProgressOf(vipStatusOf(groups), figures, player.currency)
  return { status: 200, body: { userId: Number(player.id), ...progress } }
}
