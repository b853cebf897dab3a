import { randomUUID } from 'node:crypto'
import type { Core } from '../../../core/http/handler.ts'
import { noteOperator } from '../../../core/operators/operatorActions.ts'
import {
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../../core/operators/operatorCommand.ts'
import { findByTypedEmail } from '../../auth/public.ts'
import { announceTickets } from '../news/announceTickets.ts'
import { publishLottery } from '../news/lotteryPublisher.ts'
import { findByName } from '../store.ts'
import { grantTickets, type TicketRefusal } from './grantTickets.ts'

const reasons = {
  not_on_sale: 'its tickets are not on sale',
  not_eligible:
    'the player is on a break, wants no bonuses, is a multi-account, or it is not for their brand or groups',
  full: 'the player would hold more tickets than one may',
} as const satisfies Record<TicketRefusal, string>

const nothing = (text: string): Outcome => ({ isDone: false, text: `${text}: nothing was given.` })

/** A command publishes only once, so it needs no throttling. */
const publisherOf = (core: Core) => ({ publish: (id: bigint) => void publishLottery(core, id) })

const grant =
  (given: PlayerCommandSignature, name: string, count: number) =>
  async (core: Core): Promise<Outcome> => {
    const { email, operator, reason } = given
    const account = await findByTypedEmail(core.db, email)
    if (!account) return unknownPlayer(given)
    const lottery = await findByName(core.db, name)
    if (!lottery) return nothing(`There is no lottery ${name}`)
    const playerId = account.id
    const at = core.clock.now()
    const tickets = await core.db.transaction(async (tx) => {
      const order = {
        key: `operator:${randomUUID()}`,
        lotteryId: lottery.id,
        playerId,
        kind: 'gift',
        count,
        at,
      } as const
      const one = await grantTickets(tx, { ...order, isFitted: false })
      if (typeof one === 'string') return one
      await announceTickets({ ...core, lotteryPublisher: publisherOf(core) }, tx, one, true)
      await noteOperator(tx, { playerId, action: 'lottery_tickets_given', operator, reason, at })
      return one
    })
    if (typeof tickets === 'string') return nothing(`${name}: ${reasons[tickets]}`)
    const last = tickets.first_number + tickets.tickets - 1
    return { isDone: true, text: `${email} has the tickets ${tickets.first_number} to ${last} of ${name}.` }
  }

/** An operator grants a player tickets of a lottery. */
export const lotteryCommands: readonly OperatorCommand[] = [
  {
    command: 'lottery-tickets',
    usage: '<lottery> <number of tickets>',
    read: (given, [name, count, ...more]) =>
      name && count && /^[1-9]\d{0,3}$/.test(count) && more.length === 0
        ? grant(given, name, Number(count))
        : undefined,
  },
]
