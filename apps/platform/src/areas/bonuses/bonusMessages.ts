import type { Tx } from '../../core/db/db.ts'
import type { Core, Services } from '../../core/http/handler.ts'
import { spinGames } from '../games/public.ts'
import type { BonusRow } from './bonusStore.ts'
import type { FreespinsRow } from './freespins/freespinsStore.ts'
import { notifySpent } from './notifyBonus.ts'
import type { Grant } from './offers/issueOffer.ts'
import { presentBonus, presentFreespins } from './present.ts'
import { playerFacts } from './store.ts'
import type { Step } from './wagering/wagering.ts'

/** Dependencies of granting and advancing bonuses: among others the ledger and the realtime channel to open tabs. */
export type BonusNeeds = Pick<Core, 'db' | 'ledger' | 'realtime' | 'clock'> & Pick<Services, 'announceBalance'>

/** Dependencies of publishing. */
export type PublishNeeds = Pick<BonusNeeds, 'realtime' | 'clock'>

/** After the commit, publishes the bonuses' state to every open tab of their players (RTM-03). */
export async function announceBonuses(needs: PublishNeeds, tx: Tx, rows: readonly BonusRow[]): Promise<void> {
  for (const [playerId, theirs] of Map.groupBy(rows, (row) => row.player_id)) {
    if (!needs.realtime.hasSubscribers(playerId, 'bonuses_changes')) continue
    const { language: locale, licence } = await playerFacts(tx, playerId, needs.clock.now())
    const games = await spinGames(
      tx,
      theirs.flatMap((row) => row.games ?? []),
    )
    // A bonus that changed several times is published in its final state.
    const last = new Map(theirs.map((row) => [row.id, row]))
    tx.afterCommit(() => {
      for (const row of last.values()) {
        needs.realtime.publishTo(
          playerId,
          'bonuses_changes',
          presentBonus(row, { locale, licence, now: needs.clock.now(), games }),
        )
      }
    })
  }
}

/** Publishes bonuses whose transitions moved money, and the balance. */
export async function announceSteps(needs: BonusNeeds, tx: Tx, rows: readonly Step[]): Promise<void> {
  await announceBonuses(needs, tx, rows)
  for (const row of rows) if (row.forfeitedCents !== undefined) await notifySpent(needs, tx, row, row.forfeitedCents)
  for (const { player_id: playerId, currency } of rows) tx.afterCommit(() => needs.announceBalance(playerId, currency))
}

/** Publishes free spins after the commit (RTM-03). */
export async function announceFreespins(
  { realtime, clock }: PublishNeeds,
  tx: Tx,
  rows: readonly FreespinsRow[],
): Promise<void> {
  for (const row of new Map(rows.map((one) => [one.id, one])).values()) {
    if (!realtime.hasSubscribers(row.player_id, 'freespins_changes')) continue
    const { language: locale, licence } = await playerFacts(tx, row.player_id, clock.now())
    const games = await spinGames(tx, row.games)
    tx.afterCommit(() => {
      const view = { games, locale, licence, now: clock.now() }
      realtime.publishTo(row.player_id, 'freespins_changes', presentFreespins(row, view))
    })
  }
}

/** Publishes the gifts of an offer after the commit. */
export async function announceGrant(needs: PublishNeeds, tx: Tx, { bonus, freespins }: Grant): Promise<void> {
  if (bonus) await announceBonuses(needs, tx, [bonus])
  if (freespins) await announceFreespins(needs, tx, [freespins])
}
