import type { WireLootbox } from '@apogee/contract/lootboxes'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api, idempotencyKey } from '../../lib/api'
import { bonusesQuery, freespinsQuery } from '../bonuses/queries'
import { cacheLootbox } from './events'
import { lootboxesQuery, pastLootboxesQuery } from './queries'

export interface Activation {
  readonly id: number
  /** The player's part of the draw. */
  readonly seed: string
}

/**
 * The outcome of an activation. `lost`: no response arrived in time, so the page does not know whether the box was
 * drawn.
 */
export type Outcome =
  | { readonly kind: 'drawn'; readonly box: WireLootbox }
  | { readonly kind: 'refused' }
  | { readonly kind: 'lost' }

/**
 * A wheel turns no longer than this without a response. The call keeps retrying: its result arrives by realtime or with
 * the list.
 */
const maxWaitMs = 9_000

/**
 * API-040: draws a box. A repeated activation gets the same prize, so it may be retried at any time. ERR-04: a failure
 * is silent, because it is an outcome, not an error.
 */
export async function activate(client: QueryClient, { id, seed }: Activation, waitMs = maxWaitMs): Promise<Outcome> {
  const given = AbortSignal.timeout(waitMs)
  const late = new Promise<Outcome>((resolve) => {
    given.addEventListener('abort', () => resolve({ kind: 'lost' }), { once: true })
  })
  const call = api(
    'lootboxes.activate',
    { params: { id }, body: { player_seed: seed } },
    { idempotencyKey: idempotencyKey(), signal: given },
  )
  const answered = call.then(
    (box): Outcome => {
      cacheLootbox(client, box)
      return { kind: 'drawn', box }
    },
    (error): Outcome => ({ kind: error instanceof ApiError && error.status < 500 ? 'refused' : 'lost' }),
  )
  return Promise.race([answered, late])
}

/** LB-07. Offline it is tried too: the wheel turns, and then shows the error. */
export function useActivate() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['lootboxes.activate'],
    networkMode: 'always',
    mutationFn: (activation: Activation) => activate(client, activation),
  })
}

/** After a spin: its prize is among the gifts; without a response the list has the result. */
export const reloadAfterSpin = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [lootboxesQuery(), pastLootboxesQuery(), bonusesQuery(), freespinsQuery()].map(({ queryKey }) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

/** Activates free spins that were won, on the way to their game; they can be activated once. */
export function useActivateWonSpins() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['lootboxes.activateSpins'],
    mutationFn: (id: number) =>
      api('bonuses.activateFreespins', { params: { id } }, { idempotencyKey: `activate-spins-${id}` }),
    onSettled: () => client.invalidateQueries({ queryKey: freespinsQuery().queryKey }),
  })
}
