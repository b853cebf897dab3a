import type { BonusRow } from '../../areas/bonuses/bonusStore.ts'
import { type FreespinsRow, spinGames } from '../../areas/bonuses/freespinsStore.ts'
import { presentBonus, presentFreespins } from '../../areas/bonuses/present.ts'
import { playerFacts } from '../../areas/bonuses/store.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Core, Services } from '../../core/http/handler.ts'
import type { Given } from './issueOffer.ts'
import { tellSpent } from './tellBonus.ts'
import type { Step } from './wagering.ts'

export type BonusNeeds = Pick<Core, 'db' | 'ledger' | 'realtime' | 'clock'> & Pick<Services, 'announceBalance'>

/** Once committed, every open tab of the players hears how their bonuses stand (RTM-03). */
export async function announceBonuses(needs: BonusNeeds, tx: Tx, rows: readonly BonusRow[]): Promise<void> {
  for (const [playerId, theirs] of Map.groupBy(rows, (row) => row.player_id)) {
    if (!needs.realtime.isHeard(playerId, 'bonuses_changes')) continue
    const { language: locale, licence } = await playerFacts(tx, playerId, needs.clock.now())
    const games = await spinGames(
      tx,
      theirs.flatMap((row) => row.games ?? []),
    )
    // A bonus that took several steps is told as it stands at the end.
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

/** The same for steps that moved money: the balance is told with it. */
export async function announceSteps(needs: BonusNeeds, tx: Tx, rows: readonly Step[]): Promise<void> {
  await announceBonuses(needs, tx, rows)
  for (const row of rows) if (row.givenUp !== undefined) await tellSpent(needs, tx, row, row.givenUp)
  for (const { player_id: playerId, currency } of rows) tx.afterCommit(() => needs.announceBalance(playerId, currency))
}

/** The same for free spins (RTM-03). */
export async function announceFreespins(
  { realtime, clock }: Pick<BonusNeeds, 'realtime' | 'clock'>,
  tx: Tx,
  rows: readonly FreespinsRow[],
): Promise<void> {
  for (const row of new Map(rows.map((one) => [one.id, one])).values()) {
    if (!realtime.isHeard(row.player_id, 'freespins_changes')) continue
    const { language: locale, licence } = await playerFacts(tx, row.player_id, clock.now())
    const games = await spinGames(tx, row.games)
    tx.afterCommit(() => {
      const view = { games, locale, licence, now: clock.now() }
      realtime.publishTo(row.player_id, 'freespins_changes', presentFreespins(row, view))
    })
  }
}

/** What an offer has given. */
export async function announceGiven(needs: BonusNeeds, tx: Tx, { bonus, freespins }: Given): Promise<void> {
  if (bonus) await announceBonuses(needs, tx, [bonus])
  if (freespins) await announceFreespins(needs, tx, [freespins])
}
