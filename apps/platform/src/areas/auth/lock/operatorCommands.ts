import {
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../../core/operators/operatorCommand.ts'
import { endAllSessions, setAccountLock } from './lockAccount.ts'

const locking =
  (given: PlayerCommandSignature, isLocked: boolean) =>
  async (core: Parameters<typeof setAccountLock>[0]): Promise<Outcome> => {
    const state = isLocked ? 'locked' : 'open'
    return {
      done: {
        isDone: true,
        text: `The account ${given.email} is ${state} now${isLocked ? ', and its sessions are ended' : ''}.`,
      },
      same: { isDone: false, text: `The account ${given.email} is ${state} already: nothing was changed.` },
      unknown: unknownPlayer(given),
    }[await setAccountLock(core, { ...given, isLocked })]
  }

const lockCommand = (word: string, isLocked: boolean): OperatorCommand => ({
  command: `players ${word}`,
  usage: '',
  read: (given, more) => (more.length === 0 ? locking(given, isLocked) : undefined),
})

export const accountCommands: readonly OperatorCommand[] = [
  lockCommand('lock', true),
  lockCommand('unlock', false),
  {
    command: 'players end-sessions',
    usage: '',
    read: (given, more) =>
      more.length > 0
        ? undefined
        : async (core) => {
            const count = await endAllSessions(core, given)
            if (count === null) return unknownPlayer(given)
            return { isDone: true, text: `${count} sessions of ${given.email} are ended.`, data: { count } }
          },
  },
]
