import { itemAt } from '@apogee/rules/validation/required'
import type { Licence } from '../../core/http/handler.ts'
import { contentsFor } from './contents.ts'
import { boxKind } from './lootboxesConfig.ts'
import { type ItemsView, presentItems, type WireItem } from './present.ts'

export interface OfferView extends ItemsView {
  readonly licence: Licence
  readonly brand: string
  readonly groupKey: string
  /** Groups of the player. */
  readonly groups: readonly string[]
}

/** The possible prizes of a box in the shop; undefined when there is no such kind. */
export function boxOffer({ licence, brand, groupKey, groups, ...view }: OfferView) {
  const kind = boxKind(licence, brand, groupKey)
  const contents = contentsFor(licence, brand, groupKey, groups)
  if (!kind || !contents) return undefined
  const items: WireItem[] = presentItems(contents, view)
  return { items, wager: itemAt(contents, 0).wager, days: kind.valid_days }
}
