import type { Handlers } from '../../core/http/handler.ts'
import { listJackpots } from './listJackpots.ts'
import { listWinners } from './listWinners.ts'
import { sumByCurrency } from './sumByCurrency.ts'

export const jackpotsHandlers = {
  'jackpots.list': listJackpots,
  'jackpots.wins': listWinners,
  'jackpots.byCurrency': sumByCurrency,
} satisfies Partial<Handlers>
