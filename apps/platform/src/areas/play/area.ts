import { defineArea } from '../../core/area.ts'

/** Rounds and their movements. Its calls are those of the wallet protocol, which `games` serves. */
export const playArea = defineArea({
  name: 'play',
  handlers: {},
  tables: ['play_sessions', 'game_rounds', 'game_transactions'],
})
