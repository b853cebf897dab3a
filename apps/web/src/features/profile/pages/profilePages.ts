// One chunk for the browser: players who open one profile page open others. The bonus page is included, because its
// card is part of them.
export { bonusPage } from '../../bonuses/pages/BonusPage'
export { giftsPage } from './GiftsPage'
export { historyPage } from './HistoryPage'
export { levelPage } from './LevelPage'
export { limitsPage } from './LimitsPage'
export { mainPage } from './MainPage'
export { promoCodePage } from './PromoCodePage'
export { securityPage } from './SecurityPage'
export { verificationPage } from './VerificationPage'
