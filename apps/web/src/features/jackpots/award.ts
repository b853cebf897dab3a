import type { MessageOf } from '@apogee/contract/realtime'
import { watched } from '../../lib/browser/createStore'

export type Award = MessageOf<'jackpot_win_award'>

/** A win that its player has not been shown yet (MOD-16). */
export const unseenAward = watched<Award | null>(null)
