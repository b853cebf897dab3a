import type { Core } from './http/handler.ts'

export interface Outcome {
  readonly isDone: boolean
  readonly text: string
}

/** Whom a command is about, who gave it and why: recorded together with what was done. */
export interface GivenOrder {
  readonly email: string
  readonly operator: string
  readonly reason: string
}

/** The values of options such as `--title`. */
type OrderOptions = Readonly<Record<string, string | undefined>>

/** `npm run operator -- <command> <email> ... --by <name> --reason <why>`: a command about one player. */
export interface OperatorOrder {
  readonly command: string
  /** The arguments between the email and `--by`, as the usage shows them. */
  readonly usage: string
  /** Names of its options besides `by` and `reason`. */
  readonly options?: readonly string[]
  /** Returns the action for the arguments; undefined when they make no sense. */
  read(
    given: GivenOrder,
    more: readonly string[],
    options: OrderOptions,
  ): ((core: Core) => Promise<Outcome>) | undefined
}

/** No player has this email address. */
export const unknownPlayer = ({ email }: GivenOrder): Outcome => ({
  isDone: false,
  text: `There is no player ${email}: nothing was changed.`,
})
