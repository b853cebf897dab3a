// What `npm run test:mutation` changes, and which tests must notice it (docs/mutation.md).
const engines = 'games/engines'
const inEngines = (text) => text.split(' ').map((name) => `${engines}/${name}`)

const inPlatform = (...names) => names.map((name) => name.replace(/^!?/, '$&apps/platform/src/'))
const onDatabase = {
  isOnDatabase: true,
  // Whole statements of SQL: without their text every test fails.
  ignoreStatic: true,
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
  // The payouts of rounds and the valid bets. Not the simulations, the exact figures and the tables of profiles: they state what a game
  // returns, and tests compare them with one another for minutes.
  payouts: {
    mutate: inEngines(
      'stake.ts rounding.ts exposure.ts mergeChips.ts itemAt.ts slots/stepped.ts ' +
        'lines/evaluate.ts lines/machine.ts lines/payoutCents.ts lines/playRound.ts ' +
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
    // A value that a module calculates once when it loads, such as a table of odds: each change runs every test, and the stated figures are compared with it anyway.
    ignoreStatic: true,
    // Thousands of rounds, or every path: they confirm what a whole game returns, and take longer than all others together.
    slow: [
      'thousand rounds',
      'million',
      'stated figures',
      'every path of',
      'from seeds',
      'laid once',
      'round the house gives',
      'scatter in the order',
      'are those of the shoe',
      'whatever is drawn and done',
      'adds to the exposure',
      'best window and coins',
      'of the first stake alone',
      'a coin stays where',
      'exact walk',
      'the respins end somewhere',
      'no payout is rounded',
      'every goal of',
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
    tests: inPlatform('areas/play/{licenceStake,payWinsBatch,play,stakeLimits}.test.ts'),
  },
  limits: {
    ...onDatabase,
    mutate: inPlatform(
      'areas/limits/{*,exclusion/*}.ts',
      '!areas/limits/*.test.ts',
      '!areas/limits/{area,handlers,mailKinds,public,seed}.ts',
    ),
    tests: inPlatform('areas/limits/*.test.ts'),
  },
  bonuses: {
    ...onDatabase,
    mutate: inPlatform(
      'areas/bonuses/{*,{cashback,freespins,offers,wagering}/*}.ts',
      '!areas/bonuses/{*,*/*}.test.ts',
      '!areas/bonuses/{area,handlers,mailKinds,public}.ts',
    ),
    tests: inPlatform('areas/bonuses/{*,*/*}.test.ts'),
  },
  settlement: {
    ...onDatabase,
    mutate: inPlatform('areas/cashbox/settlement/*.ts', '!areas/cashbox/settlement/*.test.ts'),
    tests: inPlatform('areas/cashbox/settlement/{callbacks,cashboxWays,knownFirst,outcomes,overHttp}.test.ts'),
  },
}
