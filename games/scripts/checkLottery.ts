import { type DrawsListener, hashServerSeed, openDraws } from '../fairness/stream.ts'

/** The draw of a lottery as the casino's API returns it; `tickets` and `values` are the published lists. */
export interface PresentedDraw {
  readonly lottery_id: number
  readonly hash: string
  readonly seed: string
  readonly tickets_hash: string
  /** Null or missing for draws made before values were added. */
  readonly values_hash?: string | null
  readonly tickets_count: number
  readonly steps: readonly { readonly award_place: number; readonly ticket: string }[]
  readonly tickets?: string
  readonly values?: string
}

export const isDraw = (content: object): content is PresentedDraw => 'tickets_hash' in content && 'steps' in content

/** SHA-256 of any text is made as that of a seed. */
const sha256 = hashServerSeed

/**
 * Draws a lottery again, as rounds are drawn: the hash of its lists replaces the player's seed, the place replaces the number of the
 * round. The last place comes first, each among the tickets that are left. True when all agrees.
 */
export async function checkLottery(
  draw: PresentedDraw,
  listener: DrawsListener | undefined,
  print: (text: string) => void,
): Promise<boolean> {
  const {
    lottery_id: id,
    seed,
    hash,
    tickets_hash: ticketsHash,
    values_hash: valuesHash,
    tickets,
    values,
    steps,
  } = draw
  print(`draw of lottery ${id} among ${draw.tickets_count} tickets`)
  if (tickets === undefined) {
    print(`  the list of tickets is missing: give the file of /api/lotteries/${id}/tickets after that of the draw`)
    return false
  }
  if (valuesHash && values === undefined) {
    print(`  the list of values is missing: give the file of /api/lotteries/${id}/values after that of the tickets`)
    return false
  }
  const left = tickets.split('\n').filter((number) => number !== '')
  const mismatches: string[] = []
  if ((await sha256(seed)) !== hash) mismatches.push('hash')
  if ((await sha256(tickets)) !== ticketsHash) mismatches.push('list of tickets')
  if (valuesHash && (await sha256(values ?? '')) !== valuesHash) mismatches.push('list of values')
  if (valuesHash) printValues(values ?? '', print)
  const drawnFrom = valuesHash ? await sha256(ticketsHash + valuesHash) : ticketsHash
  if (left.length !== draw.tickets_count) mismatches.push('number of tickets')
  for (const [nth, { award_place: place, ticket }] of steps.entries()) {
    if (place !== steps.length - nth || left.length === 0) {
      mismatches.push('order of places')
      break
    }
    const position = await (await openDraws(seed, drawnFrom, place, listener)).below(left.length)
    const [drawn] = left.splice(position, 1)
    print(`  place ${place}: position ${position} of ${left.length + 1}, ticket ${drawn}, computed here`)
    if (drawn !== ticket) mismatches.push(`place ${place}`)
  }
  print(mismatches.length === 0 ? '  all agrees' : `  DOES NOT AGREE: ${mismatches.join(', ')}`)
  return mismatches.length === 0
}

/** Names the sources of the list: how many players, and where the beacon's line can be compared. */
function printValues(values: string, print: (text: string) => void): void {
  const lines = values.split('\n').filter((line) => line !== '')
  const beacons = lines.filter((line) => line.startsWith('drand '))
  print(`  ${lines.length - beacons.length} values added by players after the list of tickets was fixed`)
  for (const line of beacons) {
    const [, chain, round, randomness] = line.split(' ')
    print(`  beacon: compare ${randomness} with https://api.drand.sh/${chain}/public/${round}`)
  }
}
