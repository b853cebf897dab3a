import type { LinesView } from '../../../engines/lines/engine.ts'
import type { Step } from '../../../engines/lines/playRound.ts'
import type { PresentedRound } from '../../../server/present.ts'

/** The steps of a round as far as the player has been shown them. */
export const stepsOf = ({ view }: PresentedRound): readonly Step[] => (view as LinesView | null)?.steps ?? [] // this engine made it
