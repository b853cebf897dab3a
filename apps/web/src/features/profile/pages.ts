import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page/page'

const pages = loadOnce(() => import('./pages/profilePages'))

export const bonusPage = page(async () => (await pages()).bonusPage)
export const giftsPage = page(async () => (await pages()).giftsPage)
export const historyPage = page(async () => (await pages()).historyPage)
export const levelPage = page(async () => (await pages()).levelPage)
export const limitsPage = page(async () => (await pages()).limitsPage)
export const mainPage = page(async () => (await pages()).mainPage)
export const promoCodePage = page(async () => (await pages()).promoCodePage)
export const securityPage = page(async () => (await pages()).securityPage)
export const verificationPage = page(async () => (await pages()).verificationPage)
