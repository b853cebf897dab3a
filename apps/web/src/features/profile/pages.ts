import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page/page'

const bonus = loadOnce(() => import('../bonuses/pages/BonusPage'))
const gifts = loadOnce(() => import('./pages/GiftsPage'))
const history = loadOnce(() => import('./pages/HistoryPage'))
const level = loadOnce(() => import('./pages/LevelPage'))
const limits = loadOnce(() => import('./pages/LimitsPage'))
const main = loadOnce(() => import('./pages/MainPage'))
const promoCode = loadOnce(() => import('./pages/PromoCodePage'))
const security = loadOnce(() => import('./pages/SecurityPage'))
const verification = loadOnce(() => import('./pages/VerificationPage'))

export const bonusPage = page(async () => (await bonus()).bonusPage)
export const giftsPage = page(async () => (await gifts()).giftsPage)
export const historyPage = page(async () => (await history()).historyPage)
export const levelPage = page(async () => (await level()).levelPage)
export const limitsPage = page(async () => (await limits()).limitsPage)
export const mainPage = page(async () => (await main()).mainPage)
export const promoCodePage = page(async () => (await promoCode()).promoCodePage)
export const securityPage = page(async () => (await security()).securityPage)
export const verificationPage = page(async () => (await verification()).verificationPage)

/** Players who open one of these pages open others: the code of all of them. */
export const loadProfilePages = (): Promise<unknown> =>
  Promise.all([gifts(), history(), level(), limits(), main(), promoCode(), security(), verification()])
