import type { PresentedBet, PresentedBets } from '../../../server/live/shownBets.ts'
import { withLeft } from './leftOf.ts'

/** Lights on the course: more would be one line. */
const MOST_LIGHTS = 60
const NOBODY: PresentedBets = { count: 0, units: 0, left: 0, won: 0, list: [] }

interface LeftAt {
  readonly id: string
  readonly hundredths: number
}

/** Everyone's bets on the flight as they were told last, and where on its way they left. */
export function createOthers(show: (bets: PresentedBets, leavings: readonly LeftAt[]) => void) {
  let bets = NOBODY
  let leavings = new Map<string, number>()

  function note(left: readonly PresentedBet[]): void {
    for (const { id, left: hundredths } of left) if (hundredths !== null) leavings.set(id, hundredths)
    leavings = new Map([...leavings].slice(-MOST_LIGHTS))
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
