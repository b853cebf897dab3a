import type { Core } from '../../core/http/handler.ts'
import { type Consumer, onEach } from '../../core/outbox/outbox.ts'
import type { BonusNeeds } from '../bonuses/public.ts'
import { announceLootbox } from './grants/announceLootbox.ts'
import { runCampaigns } from './grants/campaigns.ts'
import {
  grantForDeposit,
  grantForLevel,
  grantForRegistration,
  revokeBoxesOfDeposit,
  revokeForReversal,
} from './grants/grantByRule.ts'
import { grantForStatus } from './grants/grantForStatus.ts'
import type { GrantNeeds } from './grants/grantLootbox.ts'
import { endLootbox, lockOverdue } from './store.ts'

type LootboxNeeds = BonusNeeds & GrantNeeds

/** Consumer that grants boxes and takes them back. */
export const lootboxesConsumer = (needs: LootboxNeeds): Consumer => ({
  name: 'lootboxes',
  reactions: [
    onEach('cashbox.depositSucceeded', (tx, event) => grantForDeposit(needs, tx, event)),
    onEach('cashbox.depositReversed', (tx, event) => revokeForReversal(needs, tx, event)),
    onEach('cashbox.giftsForfeited', (tx, { payload }) => revokeBoxesOfDeposit(needs, tx, payload)),
    onEach('auth.registered', (tx, event) => grantForRegistration(needs, tx, event)),
    onEach('loyalty.levelReached', (tx, event) => grantForLevel(needs, tx, event)),
  ],
})

const second = 1000
const atOnce = 200

/** Timer that expires boxes that were not activated in time, and publishes them to open pages. */
export async function expireLootboxes(needs: Pick<Core, 'db' | 'clock' | 'realtime'>): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await needs.db.transaction(async (tx) => {
      const now = needs.clock.now()
      const overdue = await lockOverdue(tx, now, atOnce)
      for (const id of overdue) await announceLootbox(needs, tx, await endLootbox(tx, id, 'expired', now))
      return overdue.length === atOnce
    })
  }
}

export const lootboxTimers = (needs: LootboxNeeds) => [
  { name: 'overdue boxes', everyMs: 10 * second, run: () => expireLootboxes(needs) },
  { name: 'boxes for a group', everyMs: 10 * second, run: () => runCampaigns(needs) },
  { name: 'weekly boxes of a status', everyMs: 60 * second, run: () => grantForStatus(needs) },
]
