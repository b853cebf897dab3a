import type { TypesOf } from '../../../engines/engine.ts'
import type { engine } from '../../../engines/lines/engine.ts'
import type { Step } from '../../../engines/lines/playRound.ts'
import type { PresentedRound } from '../../../protocol/round.ts'

type Types = TypesOf<typeof engine>

/** The steps of a round that the player may see so far. */
export const stepsOf = ({ view }: PresentedRound<Types>): readonly Step[] => view?.steps ?? []
