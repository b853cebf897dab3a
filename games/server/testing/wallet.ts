import type { FreeRounds } from '../../protocol/round.ts'
import type { Clock, Fetch } from '../ports.ts'
import { signatureFault } from '../signature.ts'

interface Move {
  readonly round: string
  readonly kind: string
  readonly amount: number
  undone: boolean
  readonly answer: { status: number; body: object }
}

/** An in-memory wallet with the platform's wallet API and a ledger visible to tests. */
export function createWalletDouble(parts: { secret: string; clock: Clock; balanceCents: number }) {
  /** Granted free rounds, once a test has set them. */
  let free: FreeRounds | null = null
  /** While the player wagers a bonus: max of all bets of a round. */
  let maxBet: number | null = null
  const freeOf = new Map<string, string>()
  const moves = new Map<string, Move>()
  let balance = parts.balanceCents
  const refusal = (code: string) => ({ status: 422, body: { error: { code, message: code } } })
  const accepted = (transaction_id: string) => ({
    status: 200,
    body: {
      transaction_id,
      currency: 'EUR',
      balance_cents: balance,
      ...(free && { free_rounds: free }),
      ...(maxBet !== null && { max_bet_cents: maxBet }),
    },
  })

  function rollback(round: string, original: string) {
    const bet = moves.get(original)
    if (bet && !bet.undone) {
      bet.undone = true
      balance += bet.amount
      if (free && freeOf.has(round)) free = { ...free, performed: free.performed - 1 }
    } else if (!bet)
      moves.set(original, { round, kind: 'bet', amount: 0, undone: true, answer: refusal('transaction_rolled_back') })
  }

  function many(wins: readonly Record<string, unknown>[]) {
    const results = wins.map((win) => ({ transaction_id: win['transaction_id'], ...answer('win', win).body }))
    return { status: 200, body: { results } }
  }

  function answer(call: string, body: Record<string, unknown>): { status: number; body: object } {
    if (call === 'wins') return many(body['wins'] as Record<string, unknown>[])
    if (call === 'balance') return accepted('')
    if (body['free_round']) freeOf.set(String(body['round_id']), (body['free_round'] as { id: string }).id)
    const id = String(body['transaction_id'])
    const known = moves.get(id)
    if (known) return known.undone ? refusal('transaction_rolled_back') : known.answer
    const amount = Number(body['amount_cents'] ?? 0)
    const round = String(body['round_id'])
    if (freeOf.has(round) && call !== 'rollback') {
      const refused = countFree(
        call,
        freeOf.get(round) as string,
        amount,
        (body['free_round'] as FreeRounds | undefined)?.feature,
      )
      if (refused) return refusal(refused)
    } else if (call === 'bet' && amount > balance) return refusal('insufficient_funds')
    else if (call === 'bet' && maxBet !== null && stakedIn(round) + amount > maxBet)
      return refusal('bonus_bet_limit_exceeded')
    if (!freeOf.has(round)) balance += call === 'win' ? amount : call === 'bet' ? -amount : 0
    if (call === 'rollback') rollback(round, String(body['original_transaction_id']))
    const first = accepted(id)
    moves.set(id, { round, kind: call, amount, undone: false, answer: first })
    return first
  }

  const stakedIn = (round: string) =>
    counted('bet').reduce((sum, move) => (move.round === round ? sum + move.amount : sum), 0)

  function countFree(call: string, id: string, amount: number, feature?: string): string | null {
    if (!free || free.id !== id || (call === 'bet' && free.feature !== feature)) return 'free_rounds_unknown'
    if (call === 'bet' && amount !== 0) return 'amount_invalid'
    if (call === 'bet' && free.performed >= free.total) return 'free_rounds_over'
    free =
      call === 'bet'
        ? { ...free, performed: free.performed + 1 }
        : { ...free, won_cents: free.won_cents + (call === 'win' ? amount : 0) }
    return null
  }

  const calls: string[] = []
  const fetch: Fetch = async (url, init) => {
    const path = new URL(url).pathname
    const body = String(init.body)
    const fault = signatureFault(parts.secret, path, body, new Headers(init.headers), parts.clock.now())
    if (fault) return Response.json({ error: { code: fault, message: fault } }, { status: 401 })
    const call = path.split('/').at(-1) ?? ''
    calls.push(call)
    const { status, body: content } = answer(call, JSON.parse(body))
    return Response.json(content, { status })
  }
  const counted = (kind: string) => [...moves.values()].filter((move) => move.kind === kind && !move.undone)
  const give = (rounds: FreeRounds) => {
    free = rounds
  }
  const limitRound = (cents: number | null) => {
    maxBet = cents
  }
  return { fetch, calls, counted, balance: () => balance, give, free: () => free, limitRound }
}
