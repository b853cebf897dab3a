import type { OperatorCommand, Outcome } from '../operators/operatorCommand.ts'
import {
  type DeliveryKind,
  deliveryStates,
  type ListedDelivery,
  listDeliveries,
  replayDeliveries,
} from './deliveryStore.ts'

const plain = (one: ListedDelivery) => ({
  id: String(one.id),
  endpoint: one.endpoint,
  topic: one.topic,
  key: one.message_key,
  state: one.state,
  attempts: one.attempts,
  status: one.status,
  error: one.error,
  created_at: one.created_at.toISOString(),
  next_attempt_at: one.state === 'waiting' ? one.not_before.toISOString() : null,
})

function lineOf(one: ListedDelivery): string {
  const { id, endpoint, topic, state, attempts, error, not_before: next } = one
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  const more = [error, state === 'waiting' && `next ${next.toISOString()}`].filter(Boolean)
  return [`${id} ${endpoint} ${topic}: ${state}, ${tries}`, ...more].join(', ')
}

/** `<words> list` and `<words> replay`: commands on the messages of a kind. */
export const deliveryCommands = (kind: DeliveryKind, words: string): readonly OperatorCommand[] => [
  {
    command: `${words} list`,
    subject: null,
    usage: `[--state ${deliveryStates.join('|')}] [--endpoint <id>]`,
    options: ['state', 'endpoint'],
    read: (_, more, { state: named, endpoint = null }) => {
      const state = deliveryStates.find((one) => one === named) ?? null
      if (more.length > 0 || (named !== undefined && state === null)) return undefined
      return async ({ db }): Promise<Outcome> => {
        const found = await listDeliveries(db, { kind, endpoint, state })
        return {
          isDone: true,
          text: found.length > 0 ? found.map(lineOf).join('\n') : `There are no such ${words}.`,
          data: found.map(plain),
        }
      }
    },
  },
  {
    command: `${words} replay`,
    subject: 'number of the message, or id of a receiver for all its dead ones',
    usage: '',
    read: (signed, [what = '', ...more]) => {
      if (what === '' || more.length > 0) return undefined
      const isId = /^\d{1,18}$/.test(what)
      return async ({ db, clock }): Promise<Outcome> => {
        const target = { kind, id: isId ? BigInt(what) : null, endpoint: isId ? null : what }
        const count = await replayDeliveries(db, target, { ...signed, now: clock.now() })
        return count > 0
          ? { isDone: true, text: `${count} of ${words} will be sent again now.`, data: { count } }
          : { isDone: false, text: `Nothing was found to send again for ${what}.`, data: { count } }
      }
    },
  },
]
