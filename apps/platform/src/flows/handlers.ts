import type { Handlers } from '../core/http/handler.ts'
import { activateBonus } from './bonuses/activateBonus.ts'
import { cancelBonus, readCancelInfo } from './bonuses/cancelBonus.ts'
import { activateFreespins, cancelFreespins } from './bonuses/freespinsCalls.ts'
import { useCoupon } from './bonuses/useCoupon.ts'
import { listAccounts } from './listAccounts.ts'
import { exchangePoints } from './points/exchangePoints.ts'
import { listRates } from './points/listRates.ts'
import { processPayment } from './processPayment.ts'
import { readStats } from './readStats.ts'
import { answerRealityCheck, readRealityCheck } from './realityCheck.ts'
import { recallWithdrawal } from './recallWithdrawal.ts'
import { receivePaymentWord } from './receivePaymentWord.ts'
import { selectWallet } from './selectWallet.ts'
import { receiveKycWord } from './verification/receiveKycWord.ts'
import { startCheck } from './verification/startCheck.ts'
import { readVipProgress } from './vip/readVipProgress.ts'

/** Calls that move money or touch more than one area. */
export const flowHandlers = {
  'wallet.accounts': listAccounts,
  'wallet.select': selectWallet,
  'cashbox.process': processPayment,
  'cashbox.recall': recallWithdrawal,
  'cashbox.callback': receivePaymentWord,
  'bonuses.activate': activateBonus,
  'bonuses.cancel': cancelBonus,
  'bonuses.cancelInfo': readCancelInfo,
  'bonuses.activateFreespins': activateFreespins,
  'bonuses.cancelFreespins': cancelFreespins,
  'bonuses.coupon': useCoupon,
  'loyalty.rates': listRates,
  'loyalty.exchange': exchangePoints,
  'vip.progress': readVipProgress,
  'games.realityCheck': readRealityCheck,
  'games.answerRealityCheck': answerRealityCheck,
  'profile.stats': readStats,
  'profile.sumsubToken': startCheck,
  'profile.kycCallback': receiveKycWord,
} satisfies Partial<Handlers>
