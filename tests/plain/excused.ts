const games = 'uses games of our own studios and catalogue, which another platform does not have'
const sandbox = 'needs the sandbox: its mailbox, payment desk, support desk or clock are parts of our platform'
const world =
  'uses our demo players or contests, with groups, wallets and a history that another platform does not have'
const extension = 'uses a call or field that docs/wire.md lists as ours'
const texts = 'reads the texts of our own CMS, which are added to those of the platform'
const ownServer = 'starts a separate server and changes its platform or database'
const ownAsks = 'fills in the fields of our Estonian licence, and signs in at our sandbox of another provider'
const money = 'checks money in our ledger and payment provider; plain/money.spec covers the plain platform'

/** Test files that cannot run against the plain platform, and why. All others run. */
export const excusedFiles: Readonly<Record<string, string>> = {
  'accessibility.spec.ts': games,
  'adventure.spec.ts': world,
  'ahead.spec.ts': games,
  'boxes.spec.ts': world,
  'brokenContent.spec.ts': ownServer,
  'byItself.spec.ts': games,
  'cashbox.spec.ts': games,
  'crypto.spec.ts': extension,
  'earlyInput.spec.ts': games,
  'engines.spec.ts': games,
  'estonia.spec.ts': world,
  'everyScreen.spec.ts': world,
  'fairness.spec.ts': extension,
  'finding.spec.ts': games,
  'firstSpin.spec.ts': games,
  'flags.spec.ts': world,
  'forms.spec.ts': world,
  'frame.spec.ts': world,
  'frameRows.spec.ts': world,
  'gamePage.spec.ts': games,
  'gifts.spec.ts': games,
  'guest.spec.ts': games,
  'guestAtTable.spec.ts': games,
  'header.spec.ts': sandbox,
  'history.spec.ts': extension,
  'hitTest.spec.ts': world,
  'interrupted.spec.ts': games,
  'jackpot.spec.ts': sandbox,
  'jackpotCurrency.spec.ts': extension,
  'keyboard.spec.ts': games,
  'language.spec.ts': world,
  'limits.spec.ts': sandbox,
  'listingDown.spec.ts': ownServer,
  'live.spec.ts': games,
  'lotteries.spec.ts': world,
  'lotteryDraw.spec.ts': ownServer,
  'mines.spec.ts': games,
  'moving.spec.ts': games,
  'network.spec.ts': money,
  'newcomer.spec.ts': games,
  'once.spec.ts': money,
  'outcomes.spec.ts': sandbox,
  'ownDatabase.spec.ts': ownServer,
  'ownPlace.spec.ts': world,
  'pages.spec.ts': texts,
  'payments.spec.ts': sandbox,
  'popups.spec.ts': world,
  'quarter.spec.ts': ownServer,
  'quests.spec.ts': world,
  'restricted.spec.ts': sandbox,
  'rocketMart.spec.ts': world,
  'rowEnds.spec.ts': games,
  'security.spec.ts': sandbox,
  'signUpByKeyboard.spec.ts': ownAsks,
  'stake.spec.ts': games,
  'supportChat.spec.ts': extension,
  'tableLook.spec.ts': games,
  'tables.spec.ts': games,
  'tabs.spec.ts': games,
  'tournamentClock.spec.ts': ownServer,
  'tournaments.spec.ts': world,
  'trustedTypes.spec.ts': games,
  'untranslated.spec.ts': games,
  'verification.spec.ts': extension,
  'vip.spec.ts': sandbox,
  'vipClub.spec.ts': world,
  'wheel.spec.ts': world,
}

/** Single tests of the other files, by a part of their titles. */
export const excusedTitles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'calls.spec.ts': {
    'a guest’s lobby': 'counts the calls of our pages, which carry the live tables, and whose realtime is known',
  },
  'embedded.spec.ts': { 'framed by an allowed host': games, 'a game opens in a site': games },
  'everywhere.spec.ts': { '/play/brasswing/ember-wyrm': games },
  'head.spec.ts': { 'every page has a canonical link': games, 'the head of a game page': games },
  'lobbyRoom.spec.ts': { '[LOB-20]': 'removes the banners of the lobby; that platform has no banners' },
  'narrow.spec.ts': { 'the cashbox is not wider': money, 'the facts of a payment method': extension },
  'notFound.spec.ts': {
    'an unknown API path is a 404 in JSON': 'the platform decides how to answer an unknown path',
  },
  'popupRoutes.spec.ts': { '[RT-59]': 'opens the chat; that platform has no chat' },
  'routes.spec.ts': {
    '[RT-07] a studio': games,
    '[RT-08] a game': games,
    'a player has their pages, no registration': games,
  },
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Test files that run against the plain platform: its own, and all that are not excused. */
export const carriedFiles = new RegExp(
  `/e2e/(?:plain/|(?!(?:${Object.keys(excusedFiles).map(escaped).join('|')})$))[^/]+\\.spec\\.ts$`,
)

/** In the format that Playwright matches: project, file, title. */
export const excusedTests: readonly RegExp[] = Object.entries(excusedTitles).flatMap(([file, titles]) =>
  Object.keys(titles).map((title) => new RegExp(`${escaped(file)}.*${escaped(title)}`)),
)
