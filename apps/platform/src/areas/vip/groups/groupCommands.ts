import { ladderGroups, vipGroups } from '@apogee/rules/vip/statuses'
import { readStatuses } from '../../../core/content/configs/config.ts'
import type { Core } from '../../../core/http/handler.ts'
import {
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../../core/operators/operatorCommand.ts'
import { changeGroup } from './changeGroup.ts'

/** Groups with a separate command, because changing them has further effects. */
const otherCommands = new Map<string, string>([
  ...vipGroups.map(({ id }) => [id, 'vip-set'] as const),
  ['791', 'adventure-invite'],
])

/** Badges without a VIP status; a player has at most one. */
const badgeGroups = ladderGroups.filter((id) => !otherCommands.has(id))

/** Names that staff may use instead of the numbers of `config/statuses.json`, where names occur twice. */
const groupNames: Readonly<Record<string, string>> = {
  'multi-account': '100',
  'no-sofort': '631',
  tester: '21',
  'second-tester': '916',
  star: '256',
  'badge-bronze': '793',
  'badge-regular': '1117',
  adventures: '791',
  'lithuanian-payouts': '1101',
}

const moving =
  (given: PlayerCommandSignature, name: string, isMember: boolean) =>
  async (core: Core): Promise<Outcome> => {
    const group = groupNames[name] ?? name
    const refuse = (why: string): Outcome => ({ isDone: false, text: `${why}: nothing was changed.` })
    const known = readStatuses().find(({ id }) => id === group)
    if (!known) return refuse(`There is no group ${group} in config/statuses.json`)
    if (known.conditions.length > 0) return refuse(`${known.name} follows from the player's astrocoins`)
    const other = otherCommands.get(group)
    if (other) return refuse(`Group ${group} (${known.name}) is set by ${other}`)
    const place = `${isMember ? 'in' : 'not in'} group ${group} (${known.name})`
    const exclusive = badgeGroups.includes(group) ? badgeGroups : []
    const action = isMember ? 'group_joined' : 'group_left'
    return {
      done: { isDone: true, text: `${given.email} is ${place} now.` },
      same: { isDone: false, text: `${given.email} is ${place} already: nothing was changed.` },
      unknown: unknownPlayer(given),
    }[await changeGroup(core, { ...given, group, isMember, action, exclusive })]
  }

const orderOf = (command: string, isMember: boolean): OperatorCommand => ({
  command,
  permission: isMember ? 'groups.add' : 'groups.remove',
  usage: '<group, by number or name>',
  read: (given, more) => (more.length === 1 && more[0] ? moving(given, more[0], isMember) : undefined),
})

/** VIP-06, ROLE-02, ROLE-04, ROLE-09: an operator adds a player to a group such as multi-account, or removes them. */
export const groupCommands: readonly OperatorCommand[] = [
  orderOf('groups add', true),
  orderOf('groups remove', false),
  orderOf('group-join', true),
  orderOf('group-leave', false),
]
