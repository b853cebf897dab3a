import { defineArea } from '../../core/area.ts'
import { pseudonymised } from '../../core/personalData/personalTable.ts'
import { jackpotsConfig } from './config.ts'
import { openWinPayer } from './drops/winPayer.ts'
import { jackpotsHandlers } from './handlers.ts'
import { openGamePots } from './openGamePots.ts'
import { openJackpotPublisher } from './openJackpotPublisher.ts'
import { seedJackpots } from './seedJackpots.ts'
import { jackpotsTimers } from './timers.ts'

export const jackpotsArea = defineArea({
  name: 'jackpots',
  handlers: jackpotsHandlers,
  seed: seedJackpots,
  services: async (parts) => {
    const { db, clock, log, shelves } = parts
    const jackpotPublisher = openJackpotPublisher({
      ...parts,
      onError: (error) => log.error({ err: error }, 'jackpots: publish failed'),
    })
    const potsOf = await openGamePots({
      db,
      shelves,
      now: () => clock.now(),
      onError: (error) => log.error({ err: error }, 'jackpots: reading the jackpot amounts of games failed'),
    })
    return { jackpotPublisher, potsOf, payWins: openWinPayer({ ...parts, publisher: jackpotPublisher }) }
  },
  close: ({ jackpotPublisher }) => jackpotPublisher.close(),
  timers: (parts) => jackpotsTimers({ ...parts, publisher: parts.jackpotPublisher }),
  config: {
    jackpots: jackpotsConfig,
  },
  personalData: [pseudonymised('jackpot_wins', "user_name = '***'")],
  tables: ['jackpots', 'jackpot_levels', 'jackpot_wins'],
})
