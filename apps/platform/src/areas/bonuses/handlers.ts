import type { Handlers } from '../../core/http/handler.ts'
import { spinGames } from '../games/public.ts'
import { setCanIssue } from '../profile/public.ts'
import { exportEvents, listEvents } from './bonusEvents.ts'
import { bonusesOf } from './bonusStore.ts'
import { activateFreespins, cancelFreespins } from './freespins/freespinsCalls.ts'
import { freespinsOf } from './freespins/freespinsStore.ts'
import { bonusesFront } from './front.ts'
import { clearCode, setCode } from './offers/bonusCode.ts'
import { declineDeposit, declineRegistration } from './offers/declineOffer.ts'
import { listDeposit, listRegistration, readAvailable } from './offers/listOffers.ts'
import { useCoupon } from './offers/useCoupon.ts'
import { presentBonus, presentFreespins } from './present.ts'
import { activateBonus } from './wagering/activateBonus.ts'
import { cancelBonus, readCancelInfo } from './wagering/cancelBonus.ts'

export const bonusesHandlers = {
  ...bonusesFront.handlers,
  'bonuses.deposit': listDeposit,
  'bonuses.registration': listRegistration,
  'bonuses.declineDeposit': declineDeposit,
  'bonuses.declineRegistration': declineRegistration,
  'bonuses.available': readAvailable,
  'bonuses.setCode': setCode,
  'bonuses.clearCode': clearCode,
  /** API-046, ROLE-14 */
  'bonuses.updateSettings': async ({ db, player }, { body }) => {
    await setCanIssue(db, player.id, body.can_issue)
    return { status: 200, body: {} }
  },
  /** API-033 */
  'bonuses.list': async ({ db, player, locale, clock }) => {
    const rows = await bonusesOf(db, player.id)
    const identifiers = rows.flatMap((row) => row.games ?? [])
    const view = { games: await spinGames(db, identifiers), locale, licence: player.licence, now: clock.now() }
    return { status: 200, body: rows.map((row) => presentBonus(row, view)) }
  },
  /** API-036 */
  'bonuses.freespins': async ({ db, player, locale, clock }) => {
    const rows = await freespinsOf(db, player.id)
    const identifiers = rows.flatMap((row) => row.games)
    const view = { games: await spinGames(db, identifiers), locale, licence: player.licence, now: clock.now() }
    return { status: 200, body: rows.map((row) => presentFreespins(row, view)) }
  },
  'bonuses.activate': activateBonus,
  'bonuses.cancel': cancelBonus,
  'bonuses.cancelInfo': readCancelInfo,
  'bonuses.activateFreespins': activateFreespins,
  'bonuses.cancelFreespins': cancelFreespins,
  'bonuses.coupon': useCoupon,
  'bonuses.events': listEvents,
  'bonuses.exportEvents': exportEvents,
} satisfies Partial<Handlers>
