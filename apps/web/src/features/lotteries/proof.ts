import { drawLottery, hashSeed, hashTickets, type LotteryStep } from '@apogee/rules/lotteries/draw'
import { queryOptions } from '@tanstack/react-query'
import type { Lottery, LotteryDraw } from './queries'

/** A prize as drawn again here, and whether it went to the ticket that the page was told. */
export interface ProvenStep extends LotteryStep {
  readonly ticket: string | undefined
  readonly isRight: boolean
}

/** A draw repeated in this browser from what is published. */
export interface DrawProof {
  readonly seedHash: string
  readonly isSeedRight: boolean
  readonly ticketsHash: string
  readonly isListRight: boolean
  readonly tickets: number
  readonly steps: readonly ProvenStep[]
  /** All of it is what was told. */
  readonly isRight: boolean
}

type Told = Pick<LotteryDraw, 'seed' | 'hash' | 'tickets_hash' | 'tickets_count' | 'steps'>

/**
 * Repeats a draw with the rule the platform drew it by. `promised`: the hash of the seed as it was before, so that a seed and a hash
 * that were both replaced are found out, too.
 */
export async function proveDraw(draw: Told, list: string, promised = draw.hash): Promise<DrawProof> {
  const numbers = list.split('\n').filter((line) => line !== '')
  const [seedHash, ticketsHash] = await Promise.all([hashSeed(draw.seed), hashTickets(numbers)])
  const places = draw.steps.reduce((most, { award_place: place }) => Math.max(most, place), 0)
  const again = await drawLottery({ seed: draw.seed, ticketsHash }, { tickets: numbers.length, places })
  const steps = again.map((step, index): ProvenStep => {
    const told = draw.steps[index]
    const ticket = numbers[step.index]
    const isRight =
      told !== undefined && told.award_place === step.place && told.hmac === step.hmac && told.ticket === ticket
    return { ...step, ticket, isRight }
  })
  const isSeedRight = seedHash === draw.hash && seedHash === promised
  const isListRight = ticketsHash === draw.tickets_hash && numbers.length === draw.tickets_count
  const isRight =
    isSeedRight && isListRight && steps.length === draw.steps.length && steps.every((step) => step.isRight)
  return { seedHash, isSeedRight, ticketsHash, isListRight, tickets: numbers.length, steps, isRight }
}

/** The published list is text of its own, not an answer of the API. */
async function readTickets(id: number, signal: AbortSignal): Promise<string> {
  const response = await fetch(`/api/lotteries/${id}/tickets`, { signal })
  if (!response.ok) throw new Error(`list of tickets: ${response.status}`)
  return response.text()
}

export const proofQuery = (lottery: Pick<Lottery, 'id' | 'fair'>, draw: LotteryDraw) =>
  queryOptions({
    queryKey: ['lotteries.proof', lottery.id],
    queryFn: async ({ signal }) => proveDraw(draw, await readTickets(lottery.id, signal), lottery.fair?.hash),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
