import { defineArea } from '../../core/area.ts'
import { kept } from '../../core/personalData/personalTable.ts'

/** Rounds and their transactions. The `games` area serves the calls of the wallet protocol. */
export const playArea = defineArea({
  name: 'play',
  handlers: {},
  archived: [
    {
      name: 'game_rounds',
      // Archived by the month in which they finished: finished rounds never change.
      select: `SELECT * FROM game_rounds WHERE finished_at >= $1::timestamptz AND finished_at < $2::timestamptz`,
    },
    {
      name: 'game_transactions',
      select: `SELECT * FROM game_transactions WHERE created_at >= $1::timestamptz AND created_at < $2::timestamptz`,
    },
  ],
  personalData: [
    ...kept(['play_sessions', 'game_rounds', 'game_transactions', 'played_months'], { omit: ['login_session_id'] }),
    // A hold may be about a suspicion, of which the law forbids to tell the player: none is exported.
    ...kept(['record_holds'], { where: '$1::bigint IS NULL' }),
  ],
  tables: ['play_sessions', 'game_rounds', 'game_transactions', 'played_months', 'dropped_months', 'record_holds'],
})
