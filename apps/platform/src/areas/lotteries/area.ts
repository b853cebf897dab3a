import { defineArea } from '../../core/area.ts'
import { lotteriesHandlers } from './handlers.ts'

export const lotteriesArea = defineArea({
  name: 'lotteries',
  handlers: lotteriesHandlers,
  tables: ['lotteries', 'lottery_tickets', 'lottery_prizes'],
})
