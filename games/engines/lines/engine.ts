import { type StepsView, steppedSlot } from '../slots/stepped.ts'
import { playRound, type Step } from './playRound.ts'
import { machineOf, PROFILES } from './profiles.ts'

export type LinesView = StepsView<Step>

export const engine = steppedSlot('lines', PROFILES, (profile, draws) => playRound(machineOf(profile), draws))
