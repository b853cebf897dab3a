// Which sources may name a table of another area (see tableWalls.mjs), each with its reason. The list should only get shorter.
export const tablePasses = [
  {
    at: 'areas/auth/',
    tables: ['players'],
    why: 'An account and its person are one row: email, password, consents and what the sign-up left open are columns of auth.',
  },
  {
    at: 'areas/play/',
    tables: ['player_limits', 'play_clocks', 'player_freespins', 'ledger_transactions'],
    why: 'A bet, a win and a free round are one statement each: whether they may be, and what they count for, is decided with them.',
  },
  {
    at: 'areas/limits/limitSql.ts',
    tables: ['play_clocks'],
    why: 'A piece of the statement of a bet: a limit of time is judged by the clock of the play that goes on.',
  },
  {
    at: 'areas/bonuses/bonusStore.ts',
    tables: ['smallest_stakes', 'ledger_accounts', 'game_rounds'],
    why: 'Every ten seconds all wallets with a bonus are compared with what the games take: one statement, not one for each wallet.',
  },
  {
    at: 'areas/bonuses/cashback/cashbackStore.ts',
    tables: ['players', 'game_rounds'],
    why: "A week's rounds of a whole brand are summed up where they lie: as rows they would be millions.",
  },
  {
    at: 'areas/jackpots/store.ts',
    tables: ['ledger_accounts', 'ledger_entries'],
    why: 'Pools are compared with the ledger in one snapshot: between two statements a round would make them differ.',
  },
  {
    at: 'areas/bonuses/freespins/freespinsStore.ts',
    tables: ['game_rounds'],
    why: 'Whether a free round is still open.',
  },
  {
    at: 'areas/games/',
    tables: ['game_rounds', 'play_sessions', 'sessions'],
    why: 'The history of rounds, and the sessions they are played in. A bet keeps the login alive in the statement that finds its session.',
  },
  {
    at: 'areas/jackpots/drops/',
    tables: ['game_rounds'],
    why: 'The round that feeds a pool or wins it.',
  },
  {
    at: 'areas/loyalty/store.ts',
    tables: ['game_transactions'],
    why: 'What a bet brought and whether it was given back are compared in the statement that counts it.',
  },
]
