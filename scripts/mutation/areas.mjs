// What `npm run test:mutation` changes, and which tests must notice it (docs/mutation.md).
const engines = 'games/engines'
const inEngines = (text) => text.split(' ').map((name) => `${engines}/${name}`)

const inPlatform = (...names) => names.map((name) => name.replace(/^!?/, '$&apps/platform/src/'))
// States, kinds and codes: TypeScript rejects an empty one, and a comparison with it is the condition that is always false.
const namesExcluded = ['StringLiteral']
const onDatabase = {
  isOnDatabase: true,
  // Whole statements of SQL: without their text every test fails.
  ignoreStatic: true,
  excludedMutations: namesExcluded,
  needs: ['!/apps', '/apps/*', '!/apps/platform', '!/games', '!/content', '!/docs', '!/tests'],
}

export const areas = {
  rules: {
    // Tables without a decision: the passwords most used, the postal codes of countries.
    mutate: [
      'packages/rules/src/**/*.ts',
      '!packages/rules/src/**/*.test.ts',
      '!packages/rules/src/validation/text/commonPasswords.ts',
      '!packages/rules/src/validation/postalTables.ts',
    ],
    // The draw of lotteries is tested with the HMAC of Node, which the rules may not import.
    tests: ['packages/rules/src/**/*.test.ts', 'apps/platform/src/areas/lotteries/draw/drawRule.test.ts'],
    slow: ['ten thousand draws'],
    needs: ['!/apps', '/apps/*', '!/apps/platform'],
  },
  // The payout of a round and the limits of a bet. Not the simulations, the exact figures and the tables of profiles: they state what a game
  // returns, and tests compare them with one another for minutes. Nor `lines/machine.ts`, whose loop over a quarter of a million lines
  // Stryker would slow down tenfold for every change of a slot; `lines/machine.test.ts` compares its whole table with the rule.
  payouts: {
    mutate: inEngines(
      'stake.ts rounding.ts exposure.ts mergeChips.ts itemAt.ts slots/stepped.ts ' +
        'lines/evaluate.ts lines/payoutCents.ts lines/playRound.ts ' +
        'ways/machine.ts ways/round.ts hold/engine.ts hold/machine.ts hold/round.ts ' +
        'plinko/engine.ts mines/engine.ts mines/ladder.ts crash/engine.ts crash/flight.ts ' +
        'roulette/bet.ts roulette/play.ts blackjack/cards.ts blackjack/engine.ts blackjack/play.ts ' +
        'live-crash/engine.ts live-roulette/engine.ts live-roulette/landing.ts live-wheel/engine.ts live-wheel/play.ts',
    ),
    tests: [
      ...inEngines(
        'exposure.test.ts stake.test.ts shownOutcome.test.ts rounding.test.ts maxWin.test.ts slots/stepped.test.ts lines/evaluate.test.ts lines/machine.test.ts',
      ),
      `${engines}/{ways,hold,plinko,mines,crash,roulette,blackjack,live-*}/*.test.ts`,
    ],
    excludedMutations: namesExcluded,
    // A value that a module calculates once when it loads, such as a table of odds: each change runs every test, and the stated figures are compared with it anyway.
    ignoreStatic: true,
    // Thousands of rounds, or every path: they confirm what a whole game returns, and take longer than all others together.
    slow: [
      'rounds from the stream return',
      'within three standard errors',
      'within four standard errors',
      'stated figures',
      'returns the computed share',
      'returns the stated share',
      'from seeds',
      'scatter in the order',
      'of the exact count win the same',
      'are those of the shoe',
      'with any moves a round extends',
      'share of the table’s exposure',
      'no payout is rounded',
      'the quick score of the simulation',
      'for any draws and moves',
      'a coin stays in its cell',
    ],
    needs: ['!/games', '!/content', '!/docs'],
  },
  ledger: {
    ...onDatabase,
    mutate: inPlatform('core/ledger/*.ts', '!core/ledger/*.test.ts'),
    tests: inPlatform('core/ledger/*.test.ts', 'areas/play/{play,payWinsBatch}.test.ts'),
  },
  play: {
    ...onDatabase,
    mutate: inPlatform('areas/play/*.ts', '!areas/play/*.test.ts', '!areas/play/{area,public}.ts'),
    tests: inPlatform('areas/play/{freeRounds,licenceStake,payWinsBatch,play,playReads,stakeLimits}.test.ts'),
  },
  limits: {
    ...onDatabase,
    mutate: inPlatform(
      'areas/limits/*.ts',
      '!areas/limits/*.test.ts',
      '!areas/limits/{area,handlers,mailKinds,public,seed}.ts',
    ),
    tests: inPlatform(
      'areas/limits/{changes,depositLimits,limitClock,limitMoney,limits,realityCheck,silentBreak,waits}.test.ts',
    ),
    // Three seconds, and another test reaches the same code.
    slow: ['of a hundred concurrent deposits one fits'],
  },
  // Apart from the limits, because its tests register whole people and take seconds.
  exclusion: {
    ...onDatabase,
    mutate: inPlatform('areas/limits/exclusion/*.ts', '!areas/limits/exclusion/*.test.ts'),
    tests: inPlatform('areas/limits/{exclusion/exclusion,selfExclusion,unprovenExclusion}.test.ts'),
  },
  // Files that move bonus money. Not the offers and who may have them, the history, pages and messages.
  bonuses: {
    ...onDatabase,
    mutate: inPlatform(
      'areas/bonuses/{consumers,cashback/payCashback,freespins/freespins,wagering/wagering}.ts',
      'areas/bonuses/offers/{issueOffer,revokeForReversal}.ts',
    ),
    tests: inPlatform(
      'areas/bonuses/{consumers,timers,{cashback,freespins,wagering}/*}.test.ts',
      'areas/bonuses/offers/{grantForRegistration,issueOffer,revokeForReversal}.test.ts',
    ),
    slow: ['of 100 concurrent', '100 concurrent activations'],
  },
  settlement: {
    ...onDatabase,
    mutate: inPlatform('areas/cashbox/settlement/*.ts', '!areas/cashbox/settlement/*.test.ts'),
    // The other half of the area decides what a webhook does to the money: a reversal, a withheld deposit, a payout, and their mails.
    tests: inPlatform(
      'areas/cashbox/settlement/{callbacks,cashboxWays,knownFirst,outcomes,overHttp,receivePaymentWebhook,reconcilePayments}.test.ts',
      'areas/cashbox/deposits/{reversals,withheldDeposits}.test.ts',
      'areas/cashbox/withdrawals/withdrawalRules.test.ts',
    ),
  },
}
