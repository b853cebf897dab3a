import { defineArea } from '../../core/area.ts'
import { lotterySeals } from './draw/lotterySeeds.ts'
import { lotteriesHandlers } from './handlers.ts'
import { lotteriesConsumer, lotteryTimers } from './jobs.ts'
import { lotteriesMails } from './mailKinds.ts'
import { openLotteryNews } from './news/lotteryNews.ts'
import { seedDemoLotteries } from './seedDemoLotteries.ts'
import { lotteryOrders } from './tickets/operatorOrders.ts'

export const lotteriesArea = defineArea({
  name: 'lotteries',
  handlers: lotteriesHandlers,
  services: (parts) => ({
    lotteryNews: openLotteryNews({
      ...parts,
      onError: (error) => parts.log.error({ err: error }, 'a lottery was not announced'),
    }),
  }),
  close: ({ lotteryNews }) => lotteryNews.close(),
  consumers: (parts) => [lotteriesConsumer(parts)],
  timers: lotteryTimers,
  operatorOrders: lotteryOrders,
  seedDemo: seedDemoLotteries,
  mails: lotteriesMails,
  seals: lotterySeals,
  tables: ['lotteries', 'lottery_players', 'lottery_ticket_grants', 'lottery_tickets', 'lottery_prizes'],
})
