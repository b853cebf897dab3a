import { type StepsView, steppedSlot } from '../slots/stepped.ts'
import { machineOf, PROFILES } from './profiles.ts'
import { playRound, type Step } from './round.ts'

export type WaysView = StepsView<Step>

export const engine = steppedSlot('ways', PROFILES, (profile, draws) => playRound(machineOf(profile), draws))
