import {
  type OperatorCommand,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../../core/operators/operatorCommand.ts'
import type { GrantNeeds } from './completeDay.ts'
import { completeByOperator, setMember } from './setByOperator.ts'

const nothing = 'nothing was changed.'

const inviting = (given: PlayerCommandSignature, isMember: boolean) => async (core: GrantNeeds) => {
  const { email } = given
  const place = isMember ? 'in the adventures' : 'in no adventure'
  return {
    done: { isDone: true, text: `${email} is ${place} now.` },
    same: { isDone: false, text: `${email} is ${place} already: ${nothing}` },
    unknown: unknownPlayer(given),
  }[await setMember(core, given, isMember)]
}

const completing = (given: PlayerCommandSignature, day: Date) => async (core: GrantNeeds) => {
  const { email } = given
  const date = day.toISOString().slice(0, 10)
  return {
    given: { isDone: true, text: `${email} has completed ${date}; the prize is among their gifts.` },
    status: { isDone: true, text: `${email} has completed ${date}. They are given no prize.` },
    same: { isDone: false, text: `${email} has completed ${date} already, with its prize: ${nothing}` },
    noDay: { isDone: false, text: `${date} is no day of an adventure of ${email}: ${nothing}` },
    unknown: unknownPlayer(given),
  }[await completeByOperator(core, { ...given, day })]
}

/** YYYY-MM-DD */
function readDay(text: string | undefined): Date | undefined {
  const day = text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined
  return day && !Number.isNaN(day.getTime()) ? day : undefined
}

/** An operator invites players to the adventures, and completes a day that failed because of an error. */
export const adventureCommands: readonly OperatorCommand[] = [
  {
    command: 'adventure-invite',
    usage: '',
    read: (given, more) => (more.length === 0 ? inviting(given, true) : undefined),
  },
  {
    command: 'adventure-leave',
    usage: '',
    read: (given, more) => (more.length === 0 ? inviting(given, false) : undefined),
  },
  {
    command: 'adventure-complete',
    usage: '<YYYY-MM-DD>',
    read: (given, more) => {
      const day = more.length === 1 ? readDay(more[0]) : undefined
      return day && completing(given, day)
    },
  },
]
