import { basisPointsOf, cashbackCents, coveredOf, type Week, weeksBefore } from '@apogee/rules/bonuses/cashback'
import { worthIn } from '@apogee/rules/cashbox/exchange'
import { levelAt } from '@apogee/rules/loyalty/level'
import { itemAt } from '@apogee/rules/validation/required'
import { everyBrand } from '../../../core/content/brands.ts'
import { readStatuses } from '../../../core/content/configs/config.ts'
import { currencyOf, readRates } from '../../../core/content/configs/paymentConfig.ts'
import type { Db, Sql, Tx } from '../../../core/db/db.ts'
import type { Services } from '../../../core/http/handler.ts'
import { incomeOf } from '../../../core/ledger/incomeOf.ts'
import { announceGrant, type BonusNeeds } from '../bonusMessages.ts'
import type { BonusRow } from '../bonusStore.ts'
import { notifyCashback } from '../notifyBonus.ts'
import { issueOffer } from '../offers/issueOffer.ts'
import { type OfferSpec, readCashback, wireOffer } from '../offers/offers.ts'
import { mayBeOffered } from '../offers/openOffers.ts'
import { type PlayerFacts, playerFacts } from '../store.ts'
import { type Loss, markWeekPaid, noteCashback, paidWeeks, resultsOf, unpaidLosses } from './cashbackStore.ts'

/** The rate depends on the player's level. */
export type CashbackNeeds = BonusNeeds & Pick<Services, 'levelPointsOf'>

/** Income from bonuses, the points shop, jackpots and competitions, which is deducted from the loss. */
const gifts = ['bonus_won', 'points', 'jackpot_win', 'prize']

/** Precise enough to compare the smallest losses of any coin. */
const microEuro = { code: 'EUR', subunits_to_unit: 1_000_000 }

/** By this time after the week's end, rounds of its last second have been written. */
const settleMs = 5 * 60_000
/** After an outage, the platform catches up on at most this many weeks. */
const maxWeeks = 8

/** BON-01: pays each finished week exactly once, even if the process is stopped in between. */
export async function payCashback(needs: CashbackNeeds): Promise<void> {
  for (const { id, timeZone } of everyBrand()) {
    for (const week of await weeksDue(needs.db, id, timeZone, needs.clock.now())) {
      for (const loss of await unpaidLosses(needs.db, id, week)) {
        await needs.db.transaction((tx) => payLoss(needs, tx, week, loss))
      }
      await markWeekPaid(needs.db, id, week, needs.clock.now())
    }
  }
}

/** Finished, unpaid weeks since the first paid one; only the last week if none was ever paid. */
async function weeksDue(db: Sql, brand: string, zone: string, now: Date): Promise<Week[]> {
  const paid = (await paidWeeks(db, brand)).map((from) => from.getTime())
  const over = weeksBefore(new Date(now.getTime() - settleMs), zone, maxWeeks)
  const first = paid[0] ?? itemAt(over, -1).from.getTime()
  return over.filter(({ from }) => from.getTime() >= first && !paid.includes(from.getTime()))
}

async function payLoss(needs: CashbackNeeds, tx: Tx, week: Week, loss: Loss): Promise<void> {
  const { player_id: playerId, currency, lost_cents: lostCents } = loss
  const at = needs.clock.now()
  const player = await playerFacts(tx, playerId, at)
  const cashback = readCashback(player.licence, player.brand, currency)
  if (!cashback || !mayBeOffered(player)) return
  const wallets = await weekOf(needs, tx, playerId, week)
  const grantedCents = wallets.find((wallet) => wallet.currency === currency)?.grantedCents ?? 0n
  const coveredCents = coveredIn(lostCents - grantedCents, currency, wallets)
  const basisPoints = await rateOf(needs, tx, playerId)
  const cents = cashbackCents({ lostCents, grantedCents, coveredCents, basisPoints })
  if (cents < cashback.leastCents) return
  const bonus = await issue(needs, tx, { player, spec: cashback.spec, week, currency, cents, at })
  // Another node has already paid it.
  if (!bonus) return
  const facts = { lostCents, grantedCents, coveredCents, basisPoints, cents }
  await noteCashback(tx, { playerId, currency, week, ...facts, bonusId: bonus.id, at })
  await notifyCashback(needs, tx, bonus)
}

interface WalletWeek {
  readonly currency: string
  /** Money paid into the wallet by bonuses and other gifts. */
  readonly grantedCents: bigint
  /** The player's net loss in the wallet; negative when they won. */
  readonly costCents: bigint
}

/** A player's results of the week in each of their wallets. */
async function weekOf({ ledger }: CashbackNeeds, tx: Tx, playerId: bigint, week: Week): Promise<WalletWeek[]> {
  const results = new Map((await resultsOf(tx, playerId, week)).map((row) => [row.currency, row.lost_cents]))
  const wallets: WalletWeek[] = []
  for (const { currency } of await ledger.readBalances(tx, playerId)) {
    const grantedCents = await incomeOf(tx, { playerId, currency }, gifts, week)
    wallets.push({ currency, grantedCents, costCents: (results.get(currency) ?? 0n) - grantedCents })
  }
  return wallets
}

/**
 * The part of a wallet's loss that the player won in other wallets, at current rates. Ignores wallets without a rate.
 */
function coveredIn(costCents: bigint, currency: string, wallets: readonly WalletWeek[]): bigint {
  const worth = (cents: bigint, code: string) => {
    const known = currencyOf(code)
    return known && worthIn(cents, known, microEuro, readRates())
  }
  if (worth(costCents, currency) === undefined) return 0n
  return coveredOf(
    costCents,
    wallets.map((wallet) => worth(wallet.costCents, wallet.currency) ?? 0n),
  )
}

async function rateOf({ levelPointsOf }: CashbackNeeds, tx: Tx, playerId: bigint): Promise<number> {
  const statuses = readStatuses()
  const level = levelAt(await levelPointsOf(tx, playerId), statuses)
  return basisPointsOf(statuses.find(({ id }) => id === level)?.gift_descriptions?.cashback ?? 0)
}

interface Order {
  readonly player: PlayerFacts
  readonly spec: OfferSpec
  readonly week: Week
  readonly currency: string
  readonly cents: bigint
  readonly at: Date
}

async function issue(needs: BonusNeeds, tx: Tx, order: Order): Promise<BonusRow | null> {
  const { player, spec, week, currency, cents, at } = order
  const given = await issueOffer(tx, {
    key: `cashback:${player.id}:${currency}:${week.from.toISOString()}`,
    playerId: player.id,
    strategy: 'personal',
    currency,
    cents,
    offer: wireOffer(player.licence, spec, player.language, currency),
    at,
    titles: spec.titles,
    activateDays: spec.activate_days,
    wagerDays: spec.wager_days,
  })
  await announceGrant(needs, tx, given)
  return given.bonus
}

/** Marks past weeks of a newly opened casino as closed, so that they are not paid. */
export async function closePastWeeks(db: Db, now: Date): Promise<void> {
  for (const { id, timeZone } of everyBrand()) {
    if ((await paidWeeks(db, id)).length === 0)
      await markWeekPaid(db, id, itemAt(weeksBefore(now, timeZone, 1), 0), now)
  }
}
