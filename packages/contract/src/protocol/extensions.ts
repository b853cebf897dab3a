import type { RouteName } from './routes.ts'

/**
 * Calls that only our platform has: they are not on the public wire. `docs/wire.md` describes the front end's behaviour
 * with a platform that answers 404 to them. The browser ships this list, as it ships `routes`.
 */
export const ourCalls = [
  'site.health',
  'site.ready',
  'site.popups',
  'vip.adventure',
  'vip.club',
  'bonuses.events',
  'bonuses.exportEvents',
  'notifications.list',
  'notifications.read',
  'lootboxes.past',
  'support.thread',
  'support.say',
  'support.seen',
  'support.unread',
  'support.answer',
  'loyalty.history',
  'loyalty.earning',
  'tournaments.table',
  'lotteries.draw',
  'lotteries.tickets',
  'lotteries.values',
  'lotteries.addValue',
  'quests.list',
  'quests.achievements',
  'quests.own',
  'limits.periods',
  'auth.captcha',
  'auth.confirm',
  'auth.removeProvider',
  'auth.startProvider',
  'auth.finishProvider',
  'auth.endOtherSessions',
  'auth.recoveryCodes',
  'auth.keepRecoveryCodes',
  'auth.renewRecoveryCodes',
  'profile.verification',
  'profile.documentFile',
  'profile.kycCallback',
  'cashbox.exportPayments',
  'cashbox.forgetAccount',
  'cashbox.callback',
  'games.facets',
  'games.rounds',
  'games.roundSums',
  'games.exportRounds',
  'games.similar',
  'games.answerRealityCheck',
  'games.liveTables',
  'games.fairness',
  'studio.balance',
  'studio.bet',
  'studio.win',
  'studio.wins',
  'studio.rollback',
] as const satisfies readonly RouteName[]

const ours: ReadonlySet<RouteName> = new Set(ourCalls)

/** Whether a call is our extension of the public wire. */
export const isOurs = (name: RouteName): boolean => ours.has(name)
