import { itemAt } from '@apogee/rules/validation/required'
import { readVipStatus, type VipStatus } from '@apogee/rules/vip/statuses'
import {
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../../core/operators/operatorCommand.ts'
import { setStatus } from './setStatus.ts'

const moving =
  (given: PlayerCommandSignature, status: VipStatus) =>
  async (core: Parameters<typeof setStatus>[0]): Promise<Outcome> => {
    const { email } = given
    const name = status === 'REGULAR' ? 'no VIP status' : `the VIP status ${status}`
    return {
      done: { isDone: true, text: `${email} has ${name} now.` },
      same: { isDone: false, text: `${email} has ${name} already: nothing was changed.` },
      unknown: unknownPlayer(given),
    }[await setStatus(core, { ...given, status })]
  }

export const vipCommands: readonly OperatorCommand[] = [
  {
    command: 'vip-set',
    usage: 'bronze|silver|gold|platinum|diamond',
    read: (given, more) => {
      const status = more.length === 1 ? readVipStatus(itemAt(more, 0)) : undefined
      return status && status !== 'REGULAR' ? moving(given, status) : undefined
    },
  },
  {
    command: 'vip-remove',
    usage: '',
    read: (given, more) => (more.length === 0 ? moving(given, 'REGULAR') : undefined),
  },
]
