import { quarterStart, vipProgressOf } from '@apogee/rules/vip/progress'
import { vipStatusOf } from '@apogee/rules/vip/statuses'
import { getCurrency, readRates } from '../../core/content/configs/paymentConfig.ts'
import type { Handler } from '../../core/http/handler.ts'
import { groupsOf } from '../profile/public.ts'
import { figuresIn } from './figures.ts'

/** API-103: the player's deposits and stakes in all wallets since the quarter started, in the currency they play in. */
export const readVipProgress: Handler<'vip.progress'> = async ({ db, clock, player }) => {
  const [groups, figures] = await Promise.all([
    groupsOf(db, player.id),
    figuresIn(db, player.id, { from: quarterStart(clock.now()) }),
  ])
  const currency = getCurrency(player.currency)
  const progress = vipProgressOf(vipStatusOf(groups), figures, currency, readRates())
  return { status: 200, body: { userId: Number(player.id), ...progress } }
}
