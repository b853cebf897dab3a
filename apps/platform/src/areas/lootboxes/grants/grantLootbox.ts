import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { mayBeOffered, type PlayerFacts, playerFacts } from '../../bonuses/public.ts'
import { contentsFor, currencyFor } from '../contents.ts'
import { boxKind } from '../lootboxesConfig.ts'
import { newSeed } from '../seeds.ts'
import { insertLootbox, type LootboxRow, type LootboxStrategy, type Source } from '../store.ts'
import { announceLootbox, notifyLootbox } from './announceLootbox.ts'

const dayMs = 86_400_000

export type GrantNeeds = Pick<Core, 'config' | 'realtime' | 'clock'>

export interface LootboxGift {
  /** Key of the event that grants it; each key grants once. */
  readonly key: string
  readonly playerId: bigint
  readonly groupKey: string
  readonly strategy: LootboxStrategy
  readonly source?: Source
}

/**
 * Grants a box with the currently configured prizes, which stay unchanged from then on. Null when this key has already
 * granted one, when there is no such kind, or for players who may not get gifts (`mayBeOffered`).
 */
export async function grantLootbox(needs: GrantNeeds, tx: Tx, gift: LootboxGift): Promise<LootboxRow | null> {
  const at = needs.clock.now()
  const player = await playerFacts(tx, gift.playerId, at)
  const row = mayBeOffered(player) ? await issueLootbox(needs, tx, player, gift, at) : null
  if (!row) return null
  await announceLootbox(needs, tx, row)
  // No notification for a box that the player has just bought with points.
  if (row.strategy !== 'exchange') await notifyLootbox(needs, tx, row)
  return row
}

/** Grants a box without a notification and without checking whether the player may get gifts. */
export async function issueLootbox(
  { config }: Pick<GrantNeeds, 'config'>,
  tx: Tx,
  { licence, brand, groups, currency }: Pick<PlayerFacts, 'licence' | 'brand' | 'groups' | 'currency'>,
  gift: LootboxGift,
  at: Date,
): Promise<LootboxRow | null> {
  const kind = boxKind(licence, brand, gift.groupKey)
  const contents = contentsFor(licence, brand, gift.groupKey, groups)
  if (!kind || !contents) return null
  return insertLootbox(tx, {
    key: gift.key,
    player_id: gift.playerId,
    group_key: kind.key,
    strategy: gift.strategy,
    source: gift.source ?? {},
    titles: kind.titles,
    display: kind.display,
    currency: currencyFor(contents, currency),
    contents,
    ...newSeed(config),
    created_at: at,
    valid_until: new Date(at.getTime() + kind.valid_days * dayMs),
  })
}
