import type { TextsIn } from '../messages.ts'
import type { Draws } from './stream.ts'

/** What the numbers of a round became, in the player's language. */
export interface CoursePart {
  readonly title: string
  readonly lines: readonly CourseLine[]
}

export interface CourseLine {
  /** Which draw brought it, counted from nought; null where none did. */
  readonly draw: number | null
  /** A sign of it, a card say. */
  readonly mark: string | null
  readonly text: string
}

/** A round to be explained, with its numbers in the order they were drawn. */
export interface ToldRound<Profile, Bet, Move, View> {
  readonly profile: Profile
  readonly bet: Bet
  readonly moves: readonly Move[]
  readonly view: View
  readonly values: readonly number[]
  readonly locale: string
  readonly textsIn: TextsIn
}

/** Draws that find the numbers of a round again. */
export function drawsAgain(values: readonly number[]): Draws {
  let at = 0
  return {
    below: async () => {
      const value = values[at++]
      if (value === undefined) throw new Error('more is drawn than was')
      return value
    },
  }
}
