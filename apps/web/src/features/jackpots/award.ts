import type { MessageOf } from '@apogee/contract/realtime'
import { createStore } from '../../lib/browser/createStore'

export type Award = MessageOf<'jackpot_win_award'>

/** A win that its player has not been shown yet (MOD-16). */
export const unseenAward = createStore<Award | null>(null)
