import type { TextsIn } from '../messages.ts'
import type { Draws } from './stream.ts'

/** A section of a round's explanation, in the player's language. */
export interface CoursePart {
  readonly title: string
  readonly lines: readonly CourseLine[]
}

export interface CourseLine {
  /** Index of the draw behind this line, from 0; null for lines without a draw. */
  readonly draw: number | null
  /** A symbol for it, such as a card. */
  readonly mark: string | null
  readonly text: string
}

/** A round to be explained, with its numbers in the order they were drawn. */
export interface ExplainedRound<Profile, Bet, Move, View> {
  readonly profile: Profile
  readonly bet: Bet
  readonly moves: readonly Move[]
  readonly view: View
  readonly values: readonly number[]
  readonly locale: string
  readonly textsIn: TextsIn
}

/** Draws that replay the recorded numbers of a round. */
export function replayDraws(values: readonly number[]): Draws {
  let at = 0
  return {
    below: async () => {
      const value = values[at++]
      if (value === undefined) throw new Error('the replay draws more numbers than were recorded')
      return value
    },
  }
}
