import { normalise } from '@apogee/rules/validation/text/normalise'
import { openHolds, placeHold, releaseHold } from '../../areas/play/public.ts'
import { playerFactsOf } from '../../areas/profile/public.ts'
import type { Sql } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import {
  type CommandSignature,
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../core/operators/operatorCommand.ts'
import { withId } from '../../core/operators/readId.ts'

/** Why records of a player are held without an order of staff. */
const openMatters = `
SELECT player_id, 'withdrawal' AS matter FROM payments WHERE action = 'cashout' AND finished_at IS NULL
UNION ALL SELECT id, 'locked account' FROM players WHERE locked_at IS NOT NULL AND closed_at IS NULL
UNION ALL SELECT player_id, 'review of an exclusion' FROM exclusion_reviews WHERE decided_at IS NULL
UNION ALL SELECT player_id, 'adjustment of a balance' FROM balance_adjustments WHERE state = 'open'`

/** Players about whom something is undecided that their rounds may have to prove. */
export async function heldPlayers(sql: Sql): Promise<bigint[]> {
  const rows = await sql.query<{ player_id: bigint }>(
    `SELECT player_id FROM record_holds WHERE released_at IS NULL UNION SELECT player_id FROM (${openMatters}) open`,
  )
  return rows.map(({ player_id }) => player_id)
}

const place =
  (signed: PlayerCommandSignature) =>
  async ({ db, clock }: Core): Promise<Outcome> => {
    const player = await playerFactsOf(db, normalise(signed.email, 'email').toLowerCase())
    if (!player) return unknownPlayer(signed)
    const id = await placeHold(db, player.id, signed, clock.now())
    return {
      isDone: true,
      text: `Rounds of player ${player.id} stay in the database until hold ${id} is released (records release ${id}).`,
      data: { hold: String(id), player: String(player.id) },
    }
  }

const release =
  (signed: CommandSignature, hold: bigint) =>
  async ({ db, clock }: Core): Promise<Outcome> => {
    const player = await releaseHold(db, hold, signed, clock.now())
    return player === null
      ? { isDone: false, text: `There is no hold ${hold}, or it is released already: nothing was changed.` }
      : { isDone: true, text: `Hold ${hold} on the rounds of player ${player} is released.` }
  }

async function list({ db }: Core): Promise<Outcome> {
  const holds = await openHolds(db)
  const matters = await db.query<{ player_id: bigint; matter: string }>(`${openMatters} ORDER BY 1, 2`)
  const lines = [
    ...holds.map(
      ({ id, player_id, operator, reason, placed_at }) =>
        `hold ${id}: player ${player_id}, ${placed_at.toISOString()}, by ${operator}: ${reason}`,
    ),
    ...matters.map(({ player_id, matter }) => `player ${player_id}: ${matter}`),
  ]
  return {
    isDone: true,
    text: lines.length > 0 ? lines.join('\n') : 'No records are held.',
    data: [
      ...holds.map(({ id, player_id, operator, reason, placed_at }) => ({
        hold: String(id),
        player: String(player_id),
        ...{ operator, reason, placed_at: placed_at.toISOString() },
      })),
      ...matters.map(({ player_id, matter }) => ({ player: String(player_id), matter })),
    ],
  }
}

/** Complaints, disputes and suspicions: `drop-month` leaves the rounds of these players where they are. */
export const holdCommands: readonly OperatorCommand[] = [
  {
    command: 'records hold',
    usage: '',
    read: (signed, more) => (more.length === 0 ? place(signed) : undefined),
  },
  {
    command: 'records release',
    subject: 'number of the hold',
    usage: '',
    read: withId(release),
  },
  {
    command: 'records list',
    subject: null,
    usage: '',
    read: (_, more) => (more.length === 0 ? list : undefined),
  },
]
