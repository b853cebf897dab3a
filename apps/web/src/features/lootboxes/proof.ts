import type { WireLootbox } from '@apogee/contract/lootboxes'
import { type Draw, drawBox, hashSeed, itemAt } from '@apogee/rules/lootboxes/draw'
import { queryOptions } from '@tanstack/react-query'
import type { WheelItem } from './queries'

/**
 * A draw repeated here: {@link Draw}, the item that its number selects, and whether all of it matches the announced
 * result.
 */
export interface Proof extends Draw {
  readonly hash: string
  readonly item: WheelItem
  /** The first and the last number of this item. */
  readonly from: number
  readonly to: number
  readonly isRight: boolean
}

/**
 * Repeats the draw of a box from its seeds, with the same rule as the platform. Throws for a box that has not been
 * drawn.
 */
export async function prove({ id, items, fair }: Pick<WireLootbox, 'id' | 'items' | 'fair'>): Promise<Proof> {
  if (fair.seed === null || fair.player_seed === null) throw new Error(`box ${id} has not been drawn`)
  const [hash, draw] = await Promise.all([
    hashSeed(fair.seed),
    drawBox({ serverSeed: fair.seed, playerSeed: fair.player_seed, boxId: id }),
  ])
  const item = itemAt(items, draw.number)
  const from = items.slice(0, items.indexOf(item)).reduce((sum, { weight }) => sum + weight, 0)
  return { ...draw, hash, item, from, to: from + item.weight - 1, isRight: hash === fair.hash && item.prize }
}

export const proofQuery = (box: WireLootbox) =>
  queryOptions({
    queryKey: ['lootboxes.proof', box.id],
    queryFn: () => prove(box),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
