import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { mayBeOffered, type PlayerFacts, playerFacts } from '../bonuses/public.ts'
import { contentsFor, currencyFor } from './contents.ts'
import { boxKind } from './lootboxesConfig.ts'
import { announceLootbox, tellGiven } from './news.ts'
import { newSeed } from './seeds.ts'
import { insertLootbox, type LootboxRow, type LootboxStrategy, type Source } from './store.ts'

const dayMs = 86_400_000

export type GivingNeeds = Pick<Core, 'config' | 'realtime' | 'clock'>

export interface LootboxGift {
  /** Key of the event that gives it; each key gives once. */
  readonly key: string
  readonly playerId: bigint
  readonly groupKey: string
  readonly strategy: LootboxStrategy
  readonly source?: Source
  /** When it is given, if not now. */
  readonly at?: Date
}

/**
 * Gives a box with the prizes that are configured now: they do not change any more. Null when this key has given one
 * before, when there is no such kind, or to players who are given nothing (`mayBeOffered`).
 */
export async function giveLootbox(needs: GivingNeeds, tx: Tx, gift: LootboxGift): Promise<LootboxRow | null> {
  const at = gift.at ?? needs.clock.now()
  const player = await playerFacts(tx, gift.playerId, at)
  if (!mayBeOffered(player)) return null
  return issueLootbox(needs, tx, { ...gift, player, at })
}

async function issueLootbox(
  needs: GivingNeeds,
  tx: Tx,
  { player, at, ...gift }: LootboxGift & { readonly player: PlayerFacts; readonly at: Date },
): Promise<LootboxRow | null> {
  const { licence, brand, groups } = player
  const kind = boxKind(licence, brand, gift.groupKey)
  const contents = contentsFor(licence, brand, gift.groupKey, groups)
  if (!kind || !contents) return null
  const row = await insertLootbox(tx, {
    key: gift.key,
    player_id: player.id,
    group_key: kind.key,
    strategy: gift.strategy,
    source: gift.source ?? {},
    titles: kind.titles,
    display: kind.display,
    currency: currencyFor(contents, player.currency),
    contents,
    ...newSeed(needs.config),
    created_at: at,
    valid_until: new Date(at.getTime() + kind.valid_days * dayMs),
  })
  if (!row) return null
  await announceLootbox(needs, tx, row)
  // Who exchanges points for a box knows about it.
  if (row.strategy !== 'exchange') await tellGiven(needs, tx, row)
  return row
}
