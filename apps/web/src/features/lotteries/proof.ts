import { drawLottery, hashList, hashSeed, hashTickets, type LotteryStep } from '@apogee/rules/lotteries/draw'
import { queryOptions } from '@tanstack/react-query'
import type { Lottery, LotteryDraw } from './queries'

/** A prize as redrawn here, and whether it went to the ticket that the platform reported. */
export interface ProvenStep extends LotteryStep {
  readonly ticket: string | undefined
  readonly isRight: boolean
}

/** A draw repeated in this browser from published data. */
export interface DrawProof {
  readonly seedHash: string
  readonly isSeedRight: boolean
  readonly ticketsHash: string
  readonly isListRight: boolean
  readonly tickets: number
  /** Null for a draw without added values. */
  readonly valuesHash: string | null
  readonly isValuesRight: boolean
  /** The number of players' values, and whether a beacon's output follows them. */
  readonly values: number
  readonly hasBeacon: boolean
  readonly steps: readonly ProvenStep[]
  /** All of it matches the reported result. */
  readonly isRight: boolean
}

type ProofInput = Pick<LotteryDraw, 'seed' | 'hash' | 'tickets_hash' | 'tickets_count' | 'values_hash' | 'steps'>

/** The two published lists; draws from before values existed have no values. */
export interface DrawLists {
  readonly tickets: string
  readonly values: string | null
}

/**
 * Repeats a draw with the platform's rule. `promised`: the hash of the seed as published before, so that replacing both
 * seed and hash is detected.
 */
export async function proveDraw(draw: ProofInput, lists: DrawLists, promised = draw.hash): Promise<DrawProof> {
  const numbers = linesOf(lists.tickets)
  const lines = linesOf(lists.values ?? '')
  const [seedHash, ticketsHash, valuesHash] = await Promise.all([
    hashSeed(draw.seed),
    hashTickets(numbers),
    lists.values === null ? null : hashList(lists.values),
  ])
  const places = draw.steps.reduce((most, { award_place: place }) => Math.max(most, place), 0)
  const again = await drawLottery({ seed: draw.seed, ticketsHash, valuesHash }, { tickets: numbers.length, places })
  const steps = again.map((step, index): ProvenStep => {
    const told = draw.steps[index]
    const ticket = numbers[step.index]
    const isRight =
      told !== undefined && told.award_place === step.place && told.hmac === step.hmac && told.ticket === ticket
    return { ...step, ticket, isRight }
  })
  const isSeedRight = seedHash === draw.hash && seedHash === promised
  const isListRight = ticketsHash === draw.tickets_hash && numbers.length === draw.tickets_count
  const isValuesRight = valuesHash === (draw.values_hash ?? null)
  const areStepsRight = steps.length === draw.steps.length && steps.every((step) => step.isRight)
  const hasBeacon = lines.at(-1)?.startsWith('drand ') ?? false
  return {
    seedHash,
    isSeedRight,
    ticketsHash,
    isListRight,
    tickets: numbers.length,
    valuesHash,
    isValuesRight,
    values: lines.length - Number(hasBeacon),
    hasBeacon,
    steps,
    isRight: isSeedRight && isListRight && isValuesRight && areStepsRight,
  }
}

const linesOf = (list: string): string[] => list.split('\n').filter((line) => line !== '')

/** The published lists are plain text, not JSON. */
async function readList(id: number, name: 'tickets' | 'values', signal: AbortSignal): Promise<string> {
  const response = await fetch(`/api/lotteries/${id}/${name}`, { signal })
  if (!response.ok) throw new Error(`list of ${name}: ${response.status}`)
  return response.text()
}

async function readLists(id: number, hasValues: boolean, signal: AbortSignal): Promise<DrawLists> {
  const [tickets, values] = await Promise.all([
    readList(id, 'tickets', signal),
    hasValues ? readList(id, 'values', signal) : null,
  ])
  return { tickets, values }
}

export const proofQuery = (lottery: Pick<Lottery, 'id' | 'fair'>, draw: LotteryDraw) =>
  queryOptions({
    queryKey: ['lotteries.proof', lottery.id],
    queryFn: async ({ signal }) =>
      proveDraw(draw, await readLists(lottery.id, draw.values_hash != null, signal), lottery.fair?.hash),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
