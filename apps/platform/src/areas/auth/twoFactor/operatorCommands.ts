import { type OperatorCommand, unknownPlayer } from '../../../core/operators/operatorCommand.ts'
import { liftTwoFactor } from './liftTwoFactor.ts'

/** Support switches two-step login off for a player who has lost their phone and recovery codes. */
const switchOff: Pick<Extract<OperatorCommand, { subject?: undefined }>, 'usage' | 'read'> = {
  usage: '',
  read: (given, more) =>
    more.length > 0
      ? undefined
      : async (core) =>
          ({
            done: {
              isDone: true,
              text: `Two-step login of ${given.email} is off; all sessions are ended and a mail is on its way.`,
            },
            is_off: { isDone: false, text: `Two-step login of ${given.email} is not on: nothing was changed.` },
            unknown: unknownPlayer(given),
          })[await liftTwoFactor(core, given)],
}

/** The same under its older name. */
export const twoFactorCommands: readonly OperatorCommand[] = [
  { command: 'players reset-second-factor', ...switchOff },
  { command: 'two-factor-off', ...switchOff },
]
