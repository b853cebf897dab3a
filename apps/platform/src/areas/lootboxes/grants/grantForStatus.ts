import { periodStart } from '@apogee/rules/limits/period'
import { required } from '@apogee/rules/validation/required'
import { type BrandRow, everyBrand } from '../../../core/content/brands.ts'
import type { Core } from '../../../core/http/handler.ts'
import { membersToGrant } from '../../profile/public.ts'
import { type RuleOn, rulesOn } from '../lootboxesConfig.ts'
import { grantedKeys } from '../store.ts'
import { type GrantNeeds, grantLootbox } from './grantLootbox.ts'

const atOnce = 500

/**
 * Grants players a weekly box for a status they have: from Monday on, or as soon as they reach it. Idempotent: a
 * further run grants only missing boxes.
 */
export async function grantForStatus(needs: GrantNeeds & Pick<Core, 'db'>): Promise<void> {
  for (const brand of everyBrand()) {
    for (const rule of rulesOn(brand.licence, brand.id, 'status')) await grantWeek(needs, brand, rule)
  }
}

async function grantWeek(needs: GrantNeeds & Pick<Core, 'db'>, brand: BrandRow, rule: RuleOn<'status'>): Promise<void> {
  const now = needs.clock.now()
  const week = periodStart('week', brand.timeZone, now).toISOString()
  const keyOf = (playerId: bigint) => `status:${rule.id}:${playerId}:${week}`
  for (let after = 0n; ; ) {
    const page = { groups: rule.groups, brand: brand.id, joinedBy: now, after, most: atOnce }
    const members = await membersToGrant(needs.db, page)
    const given = await grantedKeys(
      needs.db,
      members.map((one) => keyOf(one.player_id)),
    )
    for (const { player_id: playerId, groups } of members) {
      const key = keyOf(playerId)
      if (given.has(key)) continue
      const group = required(
        rule.groups.find((one) => groups.includes(one)),
        `rewarded group of player ${playerId}`,
      )
      const gift = { key, playerId, groupKey: rule.box, strategy: 'status', source: { group } } as const
      await needs.db.transaction((tx) => grantLootbox(needs, tx, gift))
    }
    const last = members.at(-1)
    if (!last || members.length < atOnce) return
    after = last.player_id
  }
}
