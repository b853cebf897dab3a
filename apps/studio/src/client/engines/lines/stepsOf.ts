import type { TypesOf } from '../../../engines/engine.ts'
import type { engine } from '../../../engines/lines/engine.ts'
import type { Step } from '../../../engines/lines/playRound.ts'
import type { PresentedRound } from '../../../server/present.ts'

type Types = TypesOf<typeof engine>

/** The steps of a round as far as the player has been shown them. */
export const stepsOf = ({ view }: PresentedRound<Types>): readonly Step[] => view?.steps ?? []
