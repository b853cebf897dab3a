import type { RoundTypes } from '../../engines/engine.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import type { PresentedState } from '../../protocol/state.ts'
import { type Api, ApiError } from '../api/api.ts'

type Order = Parameters<Api['place']>[0]

/**
 * Places bets with a seed of this browser. The first bet on a server seed sends one, made after the hash of the server
 * seed has been published, together with that hash: the studio must not play it with a different server seed. If it
 * does, `onMismatch` is called.
 */
export function createOwnSeed<T extends RoundTypes>(api: Pick<Api<T>, 'place' | 'state'>, onMismatch: () => void) {
  let seed: PresentedState['seed'] | null = null

  const ownSeed = () => (seed && seed.player_seed_at === null ? { player_seed: newSeed(), seed_hash: seed.hash } : {})

  async function placeWith(order: Order): Promise<PresentedRound<T>> {
    const own = ownSeed()
    const answer = await api.place({ ...order, ...own })
    seed = answer.seed
    if ('seed_hash' in own && answer.round.fairness.hash !== own.seed_hash) onMismatch()
    return answer.round
  }

  return {
    know: (published: PresentedState['seed']) => {
      seed = published
    },
    async place(order: Order): Promise<PresentedRound<T>> {
      try {
        return await placeWith(order)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'seed_changed') throw error
        // The seed was changed in the menu or in another tab; the hash of the next one was published before that.
        seed = (await api.state()).seed
        return placeWith(order)
      }
    },
  }
}

export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
