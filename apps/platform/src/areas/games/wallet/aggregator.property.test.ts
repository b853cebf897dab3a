import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HubAnswer, type HubSession, units } from '../../../../../../tests/conformance/aggregator/hub.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { assertPlayBalanced } from '../../play/public.ts'
import { HubSetup } from '../test/hubSetup.ts'

const startUnits = units(6)

/** A message by its number: the same number is always the same message, so that repeats are repeats. */
interface Message {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly id: number
}
const message = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'win', 'rollback'),
  id: fc.integer({ min: 0, max: 6 }),
}) satisfies fc.Arbitrary<Message>

const roundOf = (id: number): number => id % 3
const stakeOf = (id: number): number => 1 + (id % 2)
const winOf = (id: number): number => (id % 4) / 2
const isLast = (id: number): boolean => id % 4 === 3

/** A model of the protocol for one message after the other; amounts in euro. */
class Model {
  balance = 6
  readonly #rounds = new Map<number, { isOpen: boolean; isReturned: boolean; staked: number; won: number }>()
  readonly #bets = new Map<number, 'taken' | 'returned' | 'void'>()
  readonly #wins = new Set<number>()

  handle({ kind, id }: Message): boolean {
    if (kind === 'bet') return this.#bet(id)
    return kind === 'win' ? this.#win(id) : this.#rollBack(id)
  }

  #bet(id: number): boolean {
    const known = this.#bets.get(id)
    if (known) return known === 'taken'
    const round = this.#rounds.get(roundOf(id))
    if ((round && !round.isOpen) || this.balance < stakeOf(id)) return false
    this.#bets.set(id, 'taken')
    this.balance -= stakeOf(id)
    const staked = (round?.staked ?? 0) + stakeOf(id)
    this.#rounds.set(roundOf(id), { isOpen: !isLast(id), isReturned: false, staked, won: round?.won ?? 0 })
    return true
  }

  #win(id: number): boolean {
    if (this.#wins.has(id)) return true
    const round = this.#rounds.get(roundOf(id))
    if (!round || round.isReturned) return false
    this.#wins.add(id)
    this.balance += winOf(id)
    round.won += winOf(id)
    if (isLast(id)) round.isOpen = false
    return true
  }

  #rollBack(id: number): boolean {
    const known = this.#bets.get(id)
    if (known === undefined) this.#bets.set(id, 'void')
    if (known !== 'taken') return true
    const round = this.#rounds.get(roundOf(id))
    if (!round || (!round.isOpen && round.won > 0)) return false
    this.#bets.set(id, 'returned')
    this.balance += stakeOf(id)
    round.staked -= stakeOf(id)
    if (round.staked === 0 && round.won === 0) Object.assign(round, { isOpen: false, isReturned: true })
    return true
  }
}

describe('messages of an aggregator in any order', () =>
  onEachEngine((open) => {
    let setup: HubSetup
    let count = 0
    beforeAll(async () => {
      setup = await HubSetup.open(open)
    })
    afterAll(() => setup.games.db.close())

    const newSession = async () => setup.play(await setup.games.player(600n))

    function send(session: HubSession, run: number, { kind, id }: Message): Promise<HubAnswer> {
      const bet = `${run}-bet-${id}`
      const at = { round: `${run}-round-${roundOf(id)}`, closes: isLast(id) }
      if (kind === 'bet') return setup.hub.bet(session, stakeOf(id), { ...at, transaction: bet })
      const transaction = `${run}-${kind}-${id}`
      return kind === 'win'
        ? setup.hub.win(session, winOf(id), bet, { ...at, transaction })
        : setup.hub.rollback(session, bet, { round: at.round, transaction })
    }

    test('[WIRE-07] one after the other, with repeats, late wins and late rollbacks, each counts as the protocol says', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(message, { minLength: 5, maxLength: 25 }), async (messages) => {
          const [session, run, model] = [await newSession(), ++count, new Model()]
          for (const one of messages) {
            const isAccepted = model.handle(one)
            const answer = await send(session, run, one)
            expect([one, answer.status === 'RS_OK']).toEqual([one, isAccepted])
            expect((await setup.hub.balance(session)).balance).toBe(units(model.balance))
          }
        }),
        { numRuns: 40 },
      )
      await assertPlayBalanced(setup.games.db)
    })

    test('[WIRE-07] all at once, nothing counts twice, and the balance is the sum of what was accepted', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(message, { minLength: 8, maxLength: 30 }), async (messages) => {
          const [session, run] = [await newSession(), ++count]
          const answers = await Promise.all(messages.map((one) => send(session, run, one)))
          const rows = await setup.games.db.query<{ id: string; kind: string; amount_cents: bigint }>(
            `SELECT id, kind, amount_cents FROM game_transactions
              WHERE round_id IN (SELECT round_id FROM game_transactions WHERE session_id = $1)`,
            [session.token],
          )
          const sums = rows.reduce(
            (sum, { kind, amount_cents: cents }) => sum + (kind === 'bet' ? -cents : cents) * 1000n,
            BigInt(startUnits),
          )
          expect(BigInt((await setup.hub.balance(session)).balance ?? 0)).toBe(sums)
          // An accepted win has exactly one row with its amount, a refused one has no row.
          for (const [at, { kind, id }] of messages.entries()) {
            if (kind !== 'win') continue
            const paid = rows.filter((row) => row.id === `hub:${run}-win-${id}`)
            const isAccepted = messages.some(
              (other, index) => other.kind === 'win' && other.id === id && answers[index]?.status === 'RS_OK',
            )
            expect(
              paid.map(({ amount_cents }) => amount_cents),
              String(at),
            ).toEqual(isAccepted ? [BigInt(winOf(id) * 100)] : [])
          }
        }),
        { numRuns: 25 },
      )
      await assertPlayBalanced(setup.games.db)
    })
  }))
