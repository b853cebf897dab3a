import { defineArea } from '../../core/area.ts'
import { kept } from '../../core/personalData/personalTable.ts'
import { lotteryDryRun } from './definitions/dryRun.ts'
import { lotteryFile } from './definitions/lotteryFile.ts'
import { lotteryFolder } from './definitions/readLotteries.ts'
import { syncLotteries } from './definitions/syncLotteries.ts'
import { seedDemoLotteries } from './demo/seedDemoLotteries.ts'
import { lotterySeals } from './draw/lotterySeeds.ts'
import { lotteriesHandlers } from './handlers.ts'
import { lotteriesConsumer, lotteryTimers } from './jobs.ts'
import { lotteriesMails } from './mailKinds.ts'
import { lotteryBanners } from './news/lotteryBanners.ts'
import { openLotteryPublisher } from './news/lotteryPublisher.ts'
import { lotteryCommands } from './tickets/operatorCommands.ts'
import { ticketsOfDeposits } from './tickets/ticketsOfDeposits.ts'

export const lotteriesArea = defineArea({
  name: 'lotteries',
  handlers: lotteriesHandlers,
  services: (parts) => ({
    ticketsOfDeposits,
    lotteryPublisher: openLotteryPublisher({
      ...parts,
      onError: (error) => parts.log.error({ err: error }, 'lotteries: publish failed'),
    }),
  }),
  close: ({ lotteryPublisher }) => lotteryPublisher.close(),
  consumers: (parts) => [lotteriesConsumer(parts)],
  timers: lotteryTimers,
  operatorCommands: [...lotteryCommands, lotteryDryRun],
  config: { [lotteryFolder]: lotteryFile },
  banners: lotteryBanners,
  seed: (boot) => syncLotteries(boot),
  seedDemo: seedDemoLotteries,
  mails: lotteriesMails,
  seals: lotterySeals,
  personalData: [
    ...kept(['lottery_players', 'lottery_ticket_grants', 'lottery_tickets', 'lottery_owed_tickets', 'lottery_values']),
  ],
  tables: [
    'lotteries',
    'lottery_players',
    'lottery_ticket_grants',
    'lottery_tickets',
    'lottery_prizes',
    'lottery_owed_tickets',
    'lottery_values',
  ],
})
