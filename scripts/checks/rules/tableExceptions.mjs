// Sources that may name a table of another area (see tableOwnership.mjs), with the reason. The list should only shrink.
export const tableExceptions = [
  {
    at: 'areas/auth/',
    tables: ['players'],
    why: 'An account and its player are one row: email, password, consents and unfinished sign-up fields are columns of auth.',
  },
  {
    at: 'areas/play/',
    tables: ['player_limits', 'play_clocks', 'player_freespins', 'ledger_transactions'],
    why: 'A bet, a win and a free round are one statement each, which also checks whether it is allowed and what it counts towards.',
  },
  {
    at: 'areas/limits/limitSql.ts',
    tables: ['play_clocks'],
    why: 'Part of the SQL of a bet: a time limit is checked against the play clock that is running.',
  },
  {
    at: 'areas/limits/countPeriod.ts',
    tables: ['payments', 'game_rounds'],
    why: 'One statement counts what a new limit has used: cashbox and play import limits, so limits cannot import them.',
  },
  {
    at: 'areas/bonuses/bonusStore.ts',
    tables: ['smallest_stakes', 'ledger_accounts', 'game_rounds'],
    why: 'Every ten seconds one statement compares all bonus wallets with the min bets of the games, instead of one statement per wallet.',
  },
  {
    at: 'areas/bonuses/cashback/cashbackStore.ts',
    tables: ['players', 'game_rounds'],
    why: "Sums up a week's rounds of a whole brand in SQL, because reading them would return millions of rows.",
  },
  {
    at: 'areas/jackpots/store.ts',
    tables: ['ledger_accounts', 'ledger_entries'],
    why: 'Compares pools with the ledger in one snapshot: a round between two statements would make them differ.',
  },
  {
    at: 'areas/bonuses/freespins/freespinsStore.ts',
    tables: ['game_rounds'],
    why: 'Checks whether a free round is still open.',
  },
  {
    at: 'areas/games/',
    tables: ['game_rounds', 'played_months', 'play_sessions', 'sessions'],
    why: 'The history of rounds, and the sessions they are played in. A bet extends the login in the statement that finds its session.',
  },
  {
    at: 'areas/jackpots/drops/',
    tables: ['game_rounds'],
    why: 'Reads the round that feeds a pool or wins it.',
  },
  {
    at: 'areas/loyalty/store.ts',
    tables: ['game_transactions'],
    why: 'The statement that counts a bet also compares what it earned and whether it was refunded.',
  },
]
