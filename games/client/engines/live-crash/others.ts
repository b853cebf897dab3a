import type { PresentedBet, PresentedBets } from '../../../protocol/live.ts'
import { withLeft } from './leftOf.ts'

/** Max lights on the course: more of them would merge into a line. */
const MAX_LIGHTS = 60
const NOBODY: PresentedBets = { count: 0, units: 0, left: 0, won: 0, list: [] }

interface LeftAt {
  readonly id: string
  readonly hundredths: number
}

/** The last received bets of all players on the flight, and where on the course they cashed out. */
export function createOthers(show: (bets: PresentedBets, leavings: readonly LeftAt[]) => void) {
  let bets = NOBODY
  let leavings = new Map<string, number>()

  function note(left: readonly PresentedBet[]): void {
    for (const { id, left: hundredths } of left) if (hundredths !== null) leavings.set(id, hundredths)
    leavings = new Map([...leavings].slice(-MAX_LIGHTS))
  }
  const again = () =>
    show(
      bets,
      [...leavings].map(([id, hundredths]) => ({ id, hundredths })),
    )

  return {
    again,
    begin: () => {
      bets = NOBODY
      leavings = new Map()
      again()
    },
    set: (all: PresentedBets) => {
      bets = all
      note(all.list)
      again()
    },
    left: (left: readonly PresentedBet[]) => {
      bets = withLeft(bets, left)
      note(left)
      again()
    },
  }
}
