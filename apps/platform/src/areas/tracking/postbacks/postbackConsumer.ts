import { z } from 'zod'
import type { Tx } from '../../../core/db/db.ts'
import { enqueueDeliveries } from '../../../core/deliveries/deliveryStore.ts'
import type { Core } from '../../../core/http/handler.ts'
import { isFirstDeposit } from '../../../core/ledger/isFirstDeposit.ts'
import { type Consumer, onEach } from '../../../core/outbox/outbox.ts'
import { contactFactsOf } from '../../profile/public.ts'
import { findOrigin, type OriginRow } from '../store.ts'
import { type Postback, type PostbackEvent, readPostbacks } from './postbackConfig.ts'

/** A stored postback: its request is made when it is sent. */
export const postbackPayload = z.object({
  event: z.string(),
  player: z.string(),
  brand: z.string(),
  country: z.string().optional(),
  time: z.iso.datetime(),
  currency: z.string().optional(),
  /** Minor units, as text. */
  amount: z.string().optional(),
})

interface Occurrence {
  readonly id: bigint
  readonly player: bigint
  readonly at: Date
  readonly money?: { readonly currency: string; readonly amount: bigint }
}

const isFor = ({ affiliates, needs }: Postback, origin: OriginRow): boolean =>
  needs.every((name) => origin[name]) && (affiliates === undefined || affiliates.includes(origin.affb_id ?? ''))

interface Needs extends Pick<Core, 'clock'> {
  readonly postbacksOf?: (brand: string) => readonly Postback[]
}

async function report(
  { clock, postbacksOf = readPostbacks }: Needs,
  tx: Tx,
  happened: readonly PostbackEvent[],
  one: Occurrence,
): Promise<void> {
  const origin = await findOrigin(tx, one.player)
  const facts = origin && (await contactFactsOf(tx, [one.player])).get(one.player)
  if (!origin || !facts) return
  const { currency, amount } = one.money ?? {}
  const payload = {
    player: String(one.player),
    brand: facts.brand,
    ...(facts.country !== null && { country: facts.country }),
    time: one.at.toISOString(),
    ...(currency !== undefined && { currency, amount: String(amount) }),
  }
  const deliveries = postbacksOf(facts.brand)
    .filter((postback) => isFor(postback, origin))
    .flatMap(({ id: endpoint, events }) =>
      happened
        .filter((event) => events.includes(event))
        .map((event) => ({
          kind: 'postback' as const,
          endpoint,
          key: `${event}-${one.id}`,
          topic: event,
          payload: { ...payload, event },
        })),
    )
  await enqueueDeliveries(tx, deliveries, clock.now())
}

/** Reports what players brought by affiliates do to their systems, by the templates of the brand. */
export const postbackConsumer = (needs: Needs): Consumer => ({
  name: 'postbacks',
  reactions: [
    onEach('auth.registered', (tx, { id, payload: { player, at } }) =>
      report(needs, tx, ['registration'], { id, player, at }),
    ),
    onEach(
      'cashbox.depositSucceeded',
      async (tx, { id, payload: { player, payment, currency, amount, at }, createdAt }) => {
        const isFirst = await isFirstDeposit(tx, player, payment)
        await report(needs, tx, isFirst ? ['first_deposit', 'deposit'] : ['deposit'], {
          id,
          player,
          at: at ?? createdAt,
          money: { currency, amount },
        })
      },
    ),
    onEach('cashbox.depositReversed', (tx, { id, payload: { player, currency, amount, why, at }, createdAt }) =>
      report(needs, tx, [why === 'refunded' ? 'refund' : 'chargeback'], {
        id,
        player,
        at: at ?? createdAt,
        money: { currency, amount },
      }),
    ),
  ],
})
