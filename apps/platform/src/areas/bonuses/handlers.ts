import { giftDress } from '@apogee/contract/bonuses'
import { z } from 'zod'
import { readEdition } from '../../core/content/editions.ts'
import { type Handler, type Handlers, isOnBreak } from '../../core/http/handler.ts'
import { spinGames } from '../games/public.ts'
import { exportEvents, listEvents } from './bonusEvents.ts'
import { listBonuses } from './bonusStore.ts'
import { activateFreespins, cancelFreespins } from './freespins/freespinsCalls.ts'
import { listFreespins } from './freespins/freespinsStore.ts'
import {
  clearCode,
  declineDeposit,
  declineRegistration,
  listDeposit,
  listRegistration,
  readAvailable,
  setCode,
  updateSettings,
} from './offers/listOffers.ts'
import { readAdditional } from './offers/openOffers.ts'
import { useCoupon } from './offers/useCoupon.ts'
import { presentBonus, presentFreespins } from './present.ts'
import { activateBonus } from './wagering/activateBonus.ts'
import { cancelBonus, readCancelInfo } from './wagering/cancelBonus.ts'

export const disabledBonuses = z.object({ group_keys: z.array(z.string()) })
export const giftDresses = z.array(giftDress)

const listDisabled: Handler<'bonuses.disabled'> = (ctx) => ({
  status: 200,
  body: readEdition('disabled-bonuses', disabledBonuses, ctx.licence),
})

const listModifiedGifts: Handler<'bonuses.modifiedGifts'> = (ctx) => ({
  status: 200,
  body: readEdition('modify-gifts-config', giftDresses, ctx.licence, ctx.brand),
})

const listAdditionalGifts: Handler<'bonuses.additionalGifts'> = (ctx) => ({
  status: 200,
  body: isOnBreak(ctx.player, ctx.clock.now()) ? {} : readAdditional(ctx.licence, ctx.locale),
})

/** API-033 */
const list: Handler<'bonuses.list'> = async ({ db, player, locale, clock }) => {
  const rows = await listBonuses(db, player.id)
  const games = await spinGames(
    db,
    rows.flatMap((row) => row.games ?? []),
  )
  return {
    status: 200,
    body: rows.map((row) => presentBonus(row, { locale, licence: player.licence, now: clock.now(), games })),
  }
}

/** API-036 */
const listSpins: Handler<'bonuses.freespins'> = async ({ db, player, locale, clock }) => {
  const rows = await listFreespins(db, player.id)
  const games = await spinGames(
    db,
    rows.flatMap((row) => row.games),
  )
  const view = { games, locale, licence: player.licence, now: clock.now() }
  return { status: 200, body: rows.map((row) => presentFreespins(row, view)) }
}

export const bonusesHandlers = {
  'bonuses.disabled': listDisabled,
  'bonuses.modifiedGifts': listModifiedGifts,
  'bonuses.additionalGifts': listAdditionalGifts,
  'bonuses.deposit': listDeposit,
  'bonuses.registration': listRegistration,
  'bonuses.declineDeposit': declineDeposit,
  'bonuses.declineRegistration': declineRegistration,
  'bonuses.available': readAvailable,
  'bonuses.setCode': setCode,
  'bonuses.clearCode': clearCode,
  'bonuses.updateSettings': updateSettings,
  'bonuses.list': list,
  'bonuses.freespins': listSpins,
  'bonuses.activate': activateBonus,
  'bonuses.cancel': cancelBonus,
  'bonuses.cancelInfo': readCancelInfo,
  'bonuses.activateFreespins': activateFreespins,
  'bonuses.cancelFreespins': cancelFreespins,
  'bonuses.coupon': useCoupon,
  'bonuses.events': listEvents,
  'bonuses.exportEvents': exportEvents,
} satisfies Partial<Handlers>
