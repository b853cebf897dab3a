import type { Locator, Page } from '@playwright/test'
import { call } from './players.ts'
import { wordsOf } from './words.ts'

const { say } = wordsOf('en')

interface Prize {
  readonly award_place: number
  readonly money_award_cents: number
  readonly wager_multiplier: number
  readonly freespins_count: number
  readonly ticket: string | null
}
export interface Lottery {
  readonly id: number
  readonly title: string
  readonly frontend_identifier: string
  readonly in_progress: boolean
  readonly start_at: string
  readonly end_at: string
  readonly draw_at: string
  readonly finished_at: string | null
  readonly currency: string
  readonly comp_points_ticket_price: number
  readonly lottery_tickets_count: number
  readonly prizes: readonly Prize[]
}
interface Status {
  readonly lottery_id: number
  readonly tickets: readonly string[]
  readonly prizes: readonly Prize[]
}

export const lotteries = async (page: Page): Promise<Lottery[]> => (await call(page, 'GET', '/api/lotteries')).json()
export const statuses = async (page: Page): Promise<Status[]> =>
  (await call(page, 'GET', '/api/lotteries/statuses')).json()
export const addressOf = ({ frontend_identifier: slug }: Lottery): string => `/lottery/${slug}`
/** The player's tickets on the page of a lottery. */
export const own = (page: Page): Locator => page.getByRole('region', { name: say('lotteries.tickets.title') })
