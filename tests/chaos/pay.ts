import type { Player } from '../server/player.ts'
import { between } from '../server/random.ts'
import { paymentHeaders } from '../server/signing.ts'
import type { Journal, Movement } from './journal.ts'
import type { Answer, Line } from './line.ts'

export interface PayLane {
  readonly name: string
  readonly url: string
  readonly secret: string
  readonly player: Player
  readonly playerId: bigint
  readonly random: () => number
  readonly line: Line
  readonly journal: Journal
  readonly isOver: () => boolean
}

const callbackPath = '/callbacks/payments/sandbox'
const decimal = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** A player who deposits, withdraws and cancels again and again, with a provider that sends every callback twice. */
export async function pay(lane: PayLane): Promise<void> {
  for (let turn = 1; !lane.isOver(); turn += 1) {
    const key = `${lane.name}-${turn}`
    if (lane.random() < 0.6) await deposit(lane, key)
    else await withdraw(lane, key)
    // A payment costs more than a bet, so pause to leave processor time for the games.
    await new Promise((resolve) => setTimeout(resolve, between(lane.random, 20, 80)))
  }
}

async function deposit(lane: PayLane, key: string): Promise<void> {
  const cents = between(lane.random, 1_000, 20_000)
  const payment = await begin(lane, `${key}-in`, 'deposit', cents, { payment_method: 'visa' })
  if (!payment) return
  const body = JSON.stringify({
    id: `${key}-webhook`,
    payment_id: String(payment.id),
    reference: `${key}-reference`,
    status: 'succeeded',
    amount: decimal(cents),
    currency: 'EUR',
  })
  const movement: Movement = { id: String(payment.id), kind: 'deposit', playerId: lane.playerId, deltaCents: cents }
  const sendCallback = () => lane.line.deliver(`callback of ${movement.id}`, () => callBack(lane, body))
  // Providers repeat callbacks, even before the first response.
  const answers = await Promise.all(lane.random() < 0.5 ? [sendCallback(), sendCallback()] : [sendCallback()])
  for (const answer of answers) {
    if (answer.status === 200) lane.journal.acknowledge(movement)
    else lane.line.unexpected.push(`callback of ${movement.id}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }
}

async function withdraw(lane: PayLane, key: string): Promise<void> {
  const cents = between(lane.random, 2_000, 5_000)
  const payment = await begin(lane, `${key}-out`, 'cashout', cents, {
    payment_method: 'e-wallet',
    recipient: lane.player.email,
    forfeit_gifts: true,
  })
  if (!payment) return
  const id = String(payment.id)
  lane.journal.acknowledge({ id, kind: 'cashout', playerId: lane.playerId, deltaCents: -cents })
  if (lane.random() < 0.4) return
  const path = `/api/player/payments/${id}/recall`
  const answer = await lane.line.deliver(`recall of ${id}`, () => lane.player.call('POST', path, {}, `${key}-back`))
  const movement: Movement = { id, kind: 'recall', playerId: lane.playerId, deltaCents: cents }
  if (answer.status === 200) lane.journal.acknowledge(movement)
  else {
    lane.journal.refuse(movement)
    // It was approved in the meantime and can no longer be recalled.
    if (!hasCode(answer, 'not_recallable'))
      lane.line.unexpected.push(`recall of ${id}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }
}

async function begin(
  lane: PayLane,
  key: string,
  action: 'deposit' | 'cashout',
  cents: number,
  rest: object,
): Promise<{ id: number } | null> {
  const order = { payment_action: action, currency: 'EUR', amount: decimal(cents), ...rest }
  const answer = await lane.line.deliver(`${action} ${key}`, () =>
    lane.player.call('POST', '/api/payment_processing', order, key),
  )
  if (answer.status === 200) return (answer.body as { payment: { id: number } }).payment
  // A player who is not verified may withdraw only up to a total, so this rejection is correct.
  if (!hasCode(answer, 'not_enough_money') && !hasCode(answer, 'verification_needed'))
    lane.line.unexpected.push(`${action} ${key}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return null
}

const hasCode = (answer: Answer, code: string): boolean =>
  answer.status === 422 && JSON.stringify(answer.body).includes(code)

async function callBack({ url, secret }: PayLane, body: string): Promise<Answer> {
  const answer = await fetch(`${url}${callbackPath}`, {
    method: 'POST',
    headers: paymentHeaders(secret, callbackPath, body),
    body,
  })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : null }
}
