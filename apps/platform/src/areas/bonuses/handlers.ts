import { giftDress } from '@apogee/contract/bonuses'
import { z } from 'zod'
import { describesConfig } from '../../core/content/configFiles.ts'
import { readEdition } from '../../core/content/editions.ts'
import { type Handler, type Handlers, isOnBreak } from '../../core/http/handler.ts'
import { exportEvents, listEvents } from './bonusEvents.ts'
import { listBonuses } from './bonusStore.ts'
import { listFreespins, spinGames } from './freespinsStore.ts'
import {
  clearCode,
  declineDeposit,
  declineRegistration,
  listDeposit,
  listRegistration,
  readAvailable,
  setCode,
  updateSettings,
} from './listOffers.ts'
import { readAdditional } from './openOffers.ts'
import { presentBonus, presentFreespins } from './present.ts'

const disabled = describesConfig('disabled-bonuses', z.object({ group_keys: z.array(z.string()) }))
const dresses = describesConfig('modify-gifts-config', z.array(giftDress))

const listDisabled: Handler<'bonuses.disabled'> = (ctx) => ({
  status: 200,
  body: readEdition('disabled-bonuses', disabled, ctx.licence),
})

const listModifiedGifts: Handler<'bonuses.modifiedGifts'> = (ctx) => ({
  status: 200,
  body: readEdition('modify-gifts-config', dresses, ctx.licence, ctx.brand),
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
  'bonuses.events': listEvents,
  'bonuses.exportEvents': exportEvents,
} satisfies Partial<Handlers>
