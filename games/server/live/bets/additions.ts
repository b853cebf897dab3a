import type { Db, Sql } from '../../ports.ts'

/** placed -> confirmed, placed -> refused, or placed -> returning -> rolled_back. */
type AdditionState = 'placed' | 'confirmed' | 'returning' | 'rolled_back' | 'refused'

/** Chips added to a bet: a further stake in the wallet's round of that bet. */
export interface Addition {
  readonly id: string
  readonly betId: string
  readonly roundId: string
  readonly number: number
  readonly mode: 'real' | 'demo'
  readonly walletSession: string
  readonly bet: unknown
  readonly stakeCents: number
  readonly state: AdditionState
  readonly refusal: string | null
}

export interface NewAddition {
  readonly id: string
  readonly betId: string
  readonly sessionId: string
  readonly requestId: string
  readonly bet: unknown
  readonly stakeCents: number
}

interface Record_ extends Record<string, unknown> {
  id: string
  bet_id: string
  round_id: string
  number: number
  session_id: string
  mode: 'real' | 'demo'
  wallet_session: string | null
  bet: unknown
  stake_cents: bigint
  state: AdditionState
  refusal: string | null
}

async function select(sql: Sql, where: string, params: readonly unknown[]): Promise<Addition[]> {
  const rows = await sql.query<Record_>(
    `select a.*, b.round_id, p.mode, p.wallet_session from studio.live_additions a
       join studio.live_bets b on b.id = a.bet_id join studio.sessions p on p.id = a.session_id
     where ${where} order by a.bet_id, a.number`,
    params,
  )
  return rows.map((row) => ({
    id: row.id,
    betId: row.bet_id,
    roundId: row.round_id,
    number: row.number,
    mode: row.mode,
    walletSession: row.mode === 'real' ? (row.wallet_session ?? '') : row.session_id,
    bet: row.bet,
    stakeCents: Number(row.stake_cents),
    state: row.state,
    refusal: row.refusal,
  }))
}

export const additionByRequest = async (sql: Sql, sessionId: string, requestId: string): Promise<Addition | null> =>
  (await select(sql, 'a.session_id = $1 and a.request_id = $2', [sessionId, requestId]))[0] ?? null

/** Additions to these bets without a wallet response: they are not in the bet yet, but may be confirmed later. */
export const pendingAdditions = (sql: Sql, betIds: readonly string[]): Promise<Addition[]> =>
  select(sql, `a.bet_id = any($1::uuid[]) and a.state = 'placed'`, [betIds])

export async function insertAddition(tx: Sql, addition: NewAddition, now: Date): Promise<void> {
  const { id, betId, sessionId, requestId, bet, stakeCents } = addition
  await tx.query(
    `insert into studio.live_additions (id, bet_id, number, session_id, request_id, bet, stake_cents, state, created_at, updated_at)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5::jsonb, $6, 'placed', $7, $7
     from studio.live_additions where bet_id = $2`,
    [id, betId, sessionId, requestId, JSON.stringify(bet), stakeCents, now],
  )
}

interface Confirmation {
  readonly addition: Addition
  readonly balanceCents: number
  readonly merge: (bets: readonly unknown[]) => unknown
}

/** All SQL of additions. Every state change checks the state it starts from. */
export function createAdditionStore(db: Db) {
  return {
    byId: async (id: string): Promise<Addition> => {
      const [found] = await select(db, 'a.id = $1', [id])
      if (!found) throw new Error(`no live addition ${id}`)
      return found
    },
    /** Adds the chips to the bet; false when the outcome is already drawn, or the addition was given up. */
    confirm: (confirmation: Confirmation, now: Date): Promise<boolean> =>
      db.transaction((tx) => confirm(tx, confirmation, now)),
    refuse: (id: string, code: string, now: Date) =>
      db.query(
        `update studio.live_additions set state = 'refused', refusal = $2, updated_at = $3 where id = $1 and state = 'placed'`,
        [id, code, now],
      ),
    /** Gives up additions without a response: all of a round, or one. */
    giveUp: (where: { roundId: string } | { id: string }, now: Date) =>
      db.query(
        `update studio.live_additions set state = 'returning', updated_at = $2 where state = 'placed'
           and ${'id' in where ? 'id = $1' : 'bet_id in (select id from studio.live_bets where round_id = $1)'}`,
        ['id' in where ? where.id : where.roundId, now],
      ),
    returning: (roundId: string) => select(db, `b.round_id = $1 and a.state = 'returning'`, [roundId]),
    rolledBack: (id: string, now: Date) =>
      db.query(
        `update studio.live_additions set state = 'rolled_back', updated_at = $2 where id = $1 and state = 'returning'`,
        [id, now],
      ),
  }
}

/** Locks the round against its draw: the draw includes every confirmed chip. */
async function confirm(tx: Sql, { addition, balanceCents, merge }: Confirmation, now: Date): Promise<boolean> {
  const [bet] = await tx.query<{ bet: unknown }>(
    `select b.bet from studio.live_bets b join studio.live_rounds r on r.id = b.round_id
     where b.id = $1 and b.state = 'confirmed' and r.state = 'betting' and r.spins_at > $2
     for update of b for share of r`,
    [addition.betId, now],
  )
  if (!bet) return false
  const confirmed = await tx.query(
    `update studio.live_additions set state = 'confirmed', updated_at = $2 where id = $1 and state = 'placed' returning id`,
    [addition.id, now],
  )
  if (confirmed.length === 0) return false
  await tx.query(
    `update studio.live_bets set bet = $2::jsonb, stake_cents = stake_cents + $3, balance_cents = $4, updated_at = $5 where id = $1`,
    [addition.betId, JSON.stringify(merge([bet.bet, addition.bet])), addition.stakeCents, balanceCents, now],
  )
  return true
}
