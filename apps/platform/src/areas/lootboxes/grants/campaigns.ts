import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import { queryOneValue } from '../../../core/db/queryOne.ts'
import type { Core } from '../../../core/http/handler.ts'
import { membersToGrant } from '../../profile/public.ts'
import { type GrantNeeds, grantLootbox } from './grantLootbox.ts'

interface Campaign extends Row {
  readonly id: bigint
  readonly group_id: string
  readonly group_key: string
  readonly ordered_at: Date
  readonly after_player: bigint
}

export interface CampaignOrder {
  /** The players' group. */
  readonly group: string
  readonly groupKey: string
  readonly operator: string
  readonly reason: string
  readonly at: Date
}

/** Stores an operator's gift to a group, which the timer grants. Returns its number. */
export const insertCampaign = (sql: Sql, { group, groupKey, operator, reason, at }: CampaignOrder): Promise<bigint> =>
  queryOneValue(
    sql,
    'INSERT INTO lootbox_campaigns (group_id, group_key, operator, reason, ordered_at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [group, groupKey, operator, reason, at],
  )

const lockOpen = async (tx: Tx): Promise<Campaign | undefined> =>
  (
    await tx.query<Campaign>(
      'SELECT * FROM lootbox_campaigns WHERE done_at IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED',
    )
  )[0]

const atOnce = 50

/** Timer for gifts to groups: each player who was in the group at the time of the order gets one box. */
export async function runCampaigns(needs: GrantNeeds & Pick<Core, 'db'>): Promise<void> {
  while (await needs.db.transaction((tx) => grantNext(needs, tx)));
}

/** Grants boxes to the next players; false when the campaigns are done. */
async function grantNext(needs: GrantNeeds, tx: Tx): Promise<boolean> {
  const campaign = await lockOpen(tx)
  if (!campaign) return false
  const { id, group_id: group, group_key: groupKey, ordered_at: joinedBy, after_player: after } = campaign
  const members = await membersToGrant(tx, { groups: [group], joinedBy, after, most: atOnce })
  let given = 0
  for (const { player_id: playerId } of members) {
    const gift = { key: `campaign:${id}:${playerId}`, playerId, groupKey, strategy: 'campaign' } as const
    if (await grantLootbox(needs, tx, gift)) given += 1
  }
  const last = members.at(-1)?.player_id ?? after
  const doneAt = members.length < atOnce ? needs.clock.now() : null
  await tx.query('UPDATE lootbox_campaigns SET after_player = $2, given = given + $3, done_at = $4 WHERE id = $1', [
    id,
    last,
    given,
    doneAt,
  ])
  return true
}
