import { defineArea } from '../../core/area.ts'

/** Rounds and their movements. Its calls are those of the wallet protocol, which `games` serves. */
export const playArea = defineArea({
  name: 'play',
  handlers: {},
  archived: [
    {
      name: 'game_rounds',
      // Each in the month it ended in, when nothing of it changes any more.
      select: `SELECT * FROM game_rounds WHERE finished_at >= $1::timestamptz AND finished_at < $2::timestamptz`,
    },
    {
      name: 'game_transactions',
      select: `SELECT * FROM game_transactions WHERE created_at >= $1::timestamptz AND created_at < $2::timestamptz`,
    },
  ],
  tables: ['play_sessions', 'game_rounds', 'game_transactions'],
})
