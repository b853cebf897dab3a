import { existsSync } from 'node:fs'
import type { Context } from 'hono'
import type { z } from 'zod'
import { courseNamespaces, pickMessages } from '../../messages.ts'
import type { LiveTables } from '../live/tables/tables.ts'
import { proverAddress } from '../pages/page.ts'
import { type Clock, type Db, type ReadMessages, RevealOrder, RoundQuestion } from '../ports.ts'
import { readSigned } from '../readSigned.ts'
import { revealSeedOf } from '../seeds/revealSeedOf.ts'
import { presentRound } from './present.ts'
import type { Rounds } from './rounds.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly secret: string
  readonly messages: ReadMessages
  readonly rounds: Rounds
  readonly tables: LiveTables
  /** The build of the games' client. */
  readonly dist: URL
}

/** The build's script with which players verify rounds. */
export const verifierIn = (dist: URL): URL => new URL('verify.mjs', dist)
export const VERIFIER_PATH = '/studio/verify.mjs'

export function createRoundCalls({ db, clock, secret, messages, rounds, tables, dist }: Parts) {
  async function present(c: Context, { player, round_id, locale, brand }: z.output<typeof RoundQuestion>) {
    const own = await rounds.store.ofPlayer(player, round_id)
    const round = own ? presentRound(own, clock.now()) : await tables.ofPlayer(player, round_id)
    if (!round) return c.json({ error: { code: 'round_unknown', message: round_id } }, 404)
    const prover_url = proverAddress(dist)
    const verifier_url = existsSync(verifierIn(dist)) ? VERIFIER_PATH : null
    const texts = pickMessages(messages(locale, brand), courseNamespaces(round.engine))
    return c.json({ round, prover_url, verifier_url, messages: texts })
  }

  return {
    /** Sends a round for the player's fairness page, with the module that verifies it. */
    send: async (c: Context) => {
      const query = await readSigned({ secret, clock }, c, RoundQuestion)
      return query instanceof Response ? query : present(c, query.data)
    },
    /** The same after the server seed of the round has been revealed, unless an unfinished round of the player uses it. */
    reveal: async (c: Context) => {
      const order = await readSigned({ secret, clock }, c, RevealOrder)
      if (order instanceof Response) return order
      const { player, round_id, player_seed } = order.data
      const own = await rounds.store.ofPlayer(player, round_id)
      if (own) await db.transaction((tx) => revealSeedOf(tx, own.id, player_seed, clock.now()))
      return present(c, order.data)
    },
  }
}
