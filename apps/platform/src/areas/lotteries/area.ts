import { defineArea } from '../../core/area.ts'
import { lotterySeals } from './draw/lotterySeeds.ts'
import { lotteriesHandlers } from './handlers.ts'
import { seedDemoLotteries } from './seedDemoLotteries.ts'

export const lotteriesArea = defineArea({
  name: 'lotteries',
  handlers: lotteriesHandlers,
  seedDemo: seedDemoLotteries,
  seals: lotterySeals,
  tables: ['lotteries', 'lottery_players', 'lottery_ticket_grants', 'lottery_tickets', 'lottery_prizes'],
})
