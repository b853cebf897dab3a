import type { Handlers } from '../../core/http/handler.ts'
import { exportEvents, listEvents } from './bonusEvents.ts'
import { activateFreespins, cancelFreespins } from './freespins/freespinsCalls.ts'
import { listFreespins } from './freespins/listFreespins.ts'
import { bonusesFront } from './front.ts'
import { listBonuses } from './listBonuses.ts'
import { clearCode, setCode } from './offers/bonusCode.ts'
import { declineDeposit, declineRegistration } from './offers/declineOffer.ts'
import { listDeposit, listRegistration, readAvailable } from './offers/listOffers.ts'
import { updateSettings } from './offers/updateSettings.ts'
import { useCoupon } from './offers/useCoupon.ts'
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
  'bonuses.updateSettings': updateSettings,
  'bonuses.list': listBonuses,
  'bonuses.freespins': listFreespins,
  'bonuses.activate': activateBonus,
  'bonuses.cancel': cancelBonus,
  'bonuses.cancelInfo': readCancelInfo,
  'bonuses.activateFreespins': activateFreespins,
  'bonuses.cancelFreespins': cancelFreespins,
  'bonuses.coupon': useCoupon,
  'bonuses.events': listEvents,
  'bonuses.exportEvents': exportEvents,
} satisfies Partial<Handlers>
