import { readShip, type ShipColour, type ShipHull, shipStageOf, usualShip, writeShip } from '@apogee/rules/profile/ship'
import { required } from '@apogee/rules/validation/required'
import type { Sql } from '../../../core/db/db.ts'

/** How a player is shown to others. */
export interface Face {
  readonly nickname: string | null
  readonly ship: string
}

interface ShipRow {
  readonly id: bigint
  readonly groups: readonly string[]
  readonly ship: readonly string[] | null
}

/** A player's ship: what they chose, or the usual one, with the parts of their status. */
export function shipOf({ id, groups, ship }: ShipRow): string {
  const stage = shipStageOf(groups)
  const chosen = ship && readShip([...ship, stage].join('-'))
  return writeShip({ ...(chosen ?? usualShip(Number(id % 1_000_000n))), stage })
}

/** Joins the choice of the player `p`. */
export const shipColumn = '(SELECT ARRAY[s.hull, s.colour] FROM player_ships s WHERE s.player_id = p.id) AS ship'

/** How each of these players is shown. */
export async function facesOf(sql: Sql, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Face>> {
  if (playerIds.length === 0) return new Map()
  const rows = await sql.query<{ id: bigint; nickname: string | null; groups: string[]; ship: string[] | null }>(
    {
      name: 'faces',
      text: `SELECT p.id, p.nickname, ARRAY(SELECT g.group_id FROM player_groups g WHERE g.player_id = p.id) AS groups,
               ${shipColumn} FROM players p WHERE p.id = ANY ($1::bigint[])`,
    },
    [[...new Set(playerIds)]],
  )
  return new Map(rows.map((row) => [row.id, { nickname: row.nickname, ship: shipOf(row) }]))
}

export const faceOf = async (sql: Sql, playerId: bigint): Promise<Face> =>
  required((await facesOf(sql, [playerId])).get(playerId), 'player')

export async function chooseShip(
  sql: Sql,
  playerId: bigint,
  { hull, colour }: { readonly hull: ShipHull; readonly colour: ShipColour },
): Promise<void> {
  await sql.query(
    `INSERT INTO player_ships (player_id, hull, colour) VALUES ($1, $2, $3)
     ON CONFLICT (player_id) DO UPDATE SET hull = excluded.hull, colour = excluded.colour`,
    [playerId, hull, colour],
  )
}
