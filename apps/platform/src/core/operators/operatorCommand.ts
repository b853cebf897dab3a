import type { Core } from '../http/handler.ts'

export interface Outcome {
  readonly isDone: boolean
  readonly text: string
  /** The same for programs (`--json`): plain JSON, ids and amounts in smallest units as text. */
  readonly data?: unknown
}

/** The operator and the reason of a command: recorded together with its effect. */
export interface CommandSignature {
  readonly operator: string
  readonly reason: string
}

/** The same for a command about one player. */
export interface PlayerCommandSignature extends CommandSignature {
  readonly email: string
}

/** The values of options such as `--title`. */
type CommandOptions = Readonly<Record<string, string | undefined>>

interface AnyCommand<Given> {
  /** One word or two: `withdrawals approve`. */
  readonly command: string
  /** The right to run it, if it is not the command's own ({@link permissionOf}). */
  readonly permission?: string
  /** The further arguments before `--by`, as the usage shows them. */
  readonly usage: string
  /** Names of its options in addition to `by` and `reason`. */
  readonly options?: readonly string[]
  /** Returns the action for the arguments; undefined if they are invalid. */
  read(given: Given, more: readonly string[], options: CommandOptions): ((core: Core) => Promise<Outcome>) | undefined
}

/** `npm run operator -- <command> <email> ... --by <name> --reason <why>`: a command about one player. */
interface PlayerCommand extends AnyCommand<PlayerCommandSignature> {
  readonly subject?: undefined
}

/** A command with another subject; its arguments begin with it. */
interface OtherCommand extends AnyCommand<CommandSignature> {
  /** The subject, as the usage shows it: "number of the box"; null: the command has no subject. */
  readonly subject: string | null
}

export type OperatorCommand = PlayerCommand | OtherCommand

/** The name of the right to run a command, also for a web front end: `limits set` needs `limits.set`. */
export const permissionOf = ({ command, permission }: OperatorCommand): string =>
  permission ?? command.replaceAll(' ', '.')

/** No player has this email address. */
export const unknownPlayer = ({ email }: PlayerCommandSignature): Outcome => ({
  isDone: false,
  text: `There is no player ${email}: nothing was changed.`,
})
