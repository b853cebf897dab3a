import { isWheelKey } from '@apogee/rules/lootboxes/boxes'
import { itemAt } from '@apogee/rules/validation/required'
import { readFlag } from '../../../core/content/configs/flags.ts'
import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { sendNotification } from '../../notifications/public.ts'
import { addresseeOf } from '../../profile/public.ts'
import { presentLootboxes } from '../present.ts'
import { reasonOf } from '../prizeText.ts'
import type { LootboxRow } from '../store.ts'

export type PublishNeeds = Pick<Core, 'realtime' | 'clock'>

/** After the commit, publishes the state of a box to each of its player's open pages (RTM-03). */
export async function announceLootbox({ realtime }: Pick<PublishNeeds, 'realtime'>, tx: Tx, row: LootboxRow) {
  const { player_id: playerId } = row
  if (!realtime.hasSubscribers(playerId, 'lootboxes_changes')) return
  const { language: locale, brand } = await addresseeOf(tx, playerId)
  const box = itemAt(await presentLootboxes(tx, [row], { locale, brand }), 0)
  tx.afterCommit(() => realtime.publishTo(playerId, 'lootboxes_changes', box))
}

/** Path of the page where a box is opened. RT-39: the gifts, while the page of the wheel is switched off. */
const pathOf = (groupKey: string): string => {
  if (!isWheelKey(groupKey)) return readFlag('rocket_chance') ? '/rocket-chance' : '/profile/gifts'
  return groupKey === 'manual_wheel' ? '/rocketmart-wheel' : '/rocketplay-wheel'
}

/**
 * Notifies the player of a new box for as long as it can be activated. A box for something the player did is a service
 * message; an operator's gift to a group is a promotion (decision 065).
 */
export async function notifyLootbox(needs: PublishNeeds, tx: Tx, row: LootboxRow): Promise<void> {
  const { language: locale, brand } = await addresseeOf(tx, row.player_id)
  const say = (part: string, values = {}) => textOf(locale, `notifications.told.lootbox.${part}`, values, brand)
  await sendNotification(needs, tx, {
    playerId: row.player_id,
    key: `lootbox:${row.id}`,
    kind: row.strategy === 'campaign' ? 'promotional' : 'service',
    expiresAt: row.valid_until,
    body: {
      title: titleIn(row.titles, locale),
      text: reasonOf(row, locale, brand),
      content: {
        icon: '/media/art/1/wrapped-gift/256.webp',
        button: { title: say(isWheelKey(row.group_key) ? 'spin' : 'open'), path: pathOf(row.group_key) },
      },
    },
  })
}
