import { drawBox, itemAt } from '@apogee/rules/lootboxes/draw'
import { required } from '@apogee/rules/validation/required'
import type { Tx } from '../../core/db/db.ts'
import type { CtxOf, Handler } from '../../core/http/handler.ts'
import { mayBeOffered, playerFacts } from '../bonuses/public.ts'
import { grantPrize } from './grantPrize.ts'
import { announceLootbox } from './grants/announceLootbox.ts'
import { presentLootboxes } from './present.ts'
import { newPlayerSeed, openSeed } from './seeds.ts'
import { type LootboxRow, lockLootbox, storeDraw } from './store.ts'

type ActivateCtx = CtxOf<'lootboxes.activate'>

/** Draws a box, grants its prize and stores both; the caller holds the row lock. */
export async function drawLootbox(
  needs: Pick<ActivateCtx, 'config' | 'db' | 'ledger' | 'realtime' | 'clock' | 'announceBalance'>,
  tx: Tx,
  box: LootboxRow,
  { playerSeed, at }: { readonly playerSeed: string; readonly at: Date },
): Promise<LootboxRow> {
  const serverSeed = openSeed(needs.config, required(box.sealed_seed, `seed of box ${box.id}`))
  const { number } = await drawBox({ serverSeed, playerSeed, boxId: Number(box.id) })
  const sector = itemAt(box.contents, number)
  const { kind: giftKind, id: giftId } = await grantPrize(needs, tx, box, sector, at)
  return storeDraw(tx, box.id, { serverSeed, playerSeed, won: sector.id, giftKind, giftId, at })
}

async function activate(ctx: ActivateCtx, tx: Tx, id: number, playerSeed: string): Promise<LootboxRow> {
  const box = await lockLootbox(tx, BigInt(id))
  if (box?.player_id !== ctx.player.id) throw ctx.refuse(404, { base: { not_found: true } })
  // A retry or another tab: returns the prize that was drawn.
  if (box.stage === 'activated') return box
  const at = ctx.clock.now()
  const isOpen = box.stage === 'issued' && box.valid_until > at
  if (!isOpen || !mayBeOffered(await playerFacts(tx, box.player_id, at)))
    throw ctx.refuse(422, { base: { not_activatable: true } })
  const drawn = await drawLootbox(ctx, tx, box, { playerSeed, at })
  await announceLootbox(ctx, tx, drawn)
  return drawn
}

/**
 * API-040, LB-07: draws the prize, stores it with its seeds and credits it in one transaction, before the response. A
 * second activation gets the same prize.
 */
export const activateLootbox: Handler<'lootboxes.activate'> = async (ctx, { params, body }) => {
  const playerSeed = body?.player_seed ?? newPlayerSeed()
  const row = await ctx.db.transaction((tx) => activate(ctx, tx, params.id, playerSeed))
  const [box] = await presentLootboxes(ctx.db, [row], ctx)
  return { status: 200, body: required(box, `box ${row.id}`) }
}
