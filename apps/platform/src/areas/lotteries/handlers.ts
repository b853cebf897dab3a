import type { Handlers } from '../../core/http/handler.ts'
import { addValue } from './calls/addValue.ts'
import { listAll } from './calls/listAll.ts'
import { readDraw, readTickets, readValues } from './calls/readDraw.ts'
import { readOne } from './calls/readOne.ts'
import { listStatuses, readStatus } from './calls/readStatuses.ts'

export const lotteriesHandlers = {
  'lotteries.list': listAll,
  'lotteries.statuses': listStatuses,
  'lotteries.one': readOne,
  'lotteries.status': readStatus,
  'lotteries.draw': readDraw,
  'lotteries.tickets': readTickets,
  'lotteries.values': readValues,
  'lotteries.addValue': addValue,
} satisfies Partial<Handlers>
