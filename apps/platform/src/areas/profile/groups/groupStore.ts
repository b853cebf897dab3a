import type { Row, Sql } from '../../../core/db/db.ts'
import { emit } from '../../../core/outbox/outbox.ts'

/** Adds the player to groups; skips those the player is already in. */
export async function joinGroups(sql: Sql, id: bigint, groups: readonly string[], now: Date): Promise<void> {
  const joined = await sql.query<{ group_id: string }>(
    `INSERT INTO player_groups (player_id, group_id, created_at)
     SELECT $1, group_id, $3 FROM unnest($2::text[]) AS group_id ON CONFLICT DO NOTHING RETURNING group_id`,
    [id, groups, now],
  )
  if (joined.length === 0) return
  await emit(sql, 'profile.joinedGroups', { player: id, groups: joined.map(({ group_id: group }) => group), at: now })
}

/** Removes the player from groups; skips those the player is not in. */
export async function leaveGroups(sql: Sql, id: bigint, groups: readonly string[]): Promise<void> {
  await sql.query('DELETE FROM player_groups WHERE player_id = $1 AND group_id = ANY($2::text[])', [id, groups])
}

/** Groups a player is in. */
export async function groupsOf(sql: Sql, playerId: bigint): Promise<string[]> {
  const rows = await sql.query<{ group_id: string }>('SELECT group_id FROM player_groups WHERE player_id = $1', [
    playerId,
  ])
  return rows.map(({ group_id }) => group_id)
}

/** The time the player joined the first of these groups; null when they are in none of them. */
export async function memberSince(sql: Sql, playerId: bigint, groups: readonly string[]): Promise<Date | null> {
  const [row] = await sql.query<{ since: Date | null }>(
    {
      name: 'profile_member_since',
      text: 'SELECT min(created_at) AS since FROM player_groups WHERE player_id = $1 AND group_id = ANY ($2::text[])',
    },
    [playerId, groups],
  )
  return row?.since ?? null
}

/** Players who have been in one of these groups since before a time. */
export async function membersSinceBefore(
  sql: Sql,
  groups: readonly string[],
  before: Date,
  most: number,
): Promise<bigint[]> {
  const rows = await sql.query<{ player_id: bigint }>(
    `SELECT DISTINCT player_id FROM player_groups WHERE group_id = ANY ($1::text[]) AND created_at < $2
      ORDER BY player_id LIMIT $3`,
    [groups, before, most],
  )
  return rows.map(({ player_id }) => player_id)
}

/** Players of a brand who are in a group, in the order of their ids. */
export const membersOf = (
  sql: Sql,
  {
    group,
    brand,
    after,
    most,
  }: {
    readonly group: string
    readonly brand: string
    readonly after: bigint
    readonly most: number
  },
) =>
  sql.query<{ player_id: bigint; created_at: Date }>(
    `SELECT g.player_id, g.created_at FROM player_groups g JOIN players p ON p.id = g.player_id
      WHERE g.group_id = $1 AND g.player_id > $2 AND p.brand = $3 ORDER BY g.player_id LIMIT $4`,
    [group, after, brand, most],
  )

export interface GroupMember extends Row {
  readonly player_id: bigint
  /** The requested groups that the player is in. */
  readonly groups: string[]
}

/**
 * Members of groups who want bonuses and are not on a break, in the order of their ids; with `brand`, only players who
 * signed up with it.
 */
export const membersToGrant = (
  sql: Sql,
  {
    groups,
    brand = null,
    joinedBy,
    after,
    most,
  }: {
    readonly groups: readonly string[]
    readonly brand?: string | null
    readonly joinedBy: Date
    readonly after: bigint
    readonly most: number
  },
): Promise<GroupMember[]> =>
  sql.query<GroupMember>(
    `SELECT p.id AS player_id, m.groups FROM (
       SELECT player_id, array_agg(group_id) AS groups FROM player_groups
        WHERE group_id = ANY ($1::text[]) AND created_at <= $2 AND player_id > $3 GROUP BY player_id) m
       JOIN players p ON p.id = m.player_id
      WHERE ($4::text IS NULL OR p.brand = $4) AND p.can_issue_bonuses AND coalesce(break_until(p.id), '-infinity') <= $2
      ORDER BY p.id LIMIT $5`,
    [groups, joinedBy, after, brand, most],
  )
