import { isEarnedBy } from '@apogee/rules/bonuses/offer'
import { z } from 'zod'
import { addWagered, type BonusRow, type Counted, overdueWallets, poorWallets } from '../../areas/bonuses/bonusStore.ts'
import { additionalTitles, openAdditional, openDepositOffers } from '../../areas/bonuses/openOffers.ts'
import { givenOffers, playerFacts, setBonusCode } from '../../areas/bonuses/store.ts'
import { lockPayment } from '../../areas/cashbox/store.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Consumer, OutboxEvent } from '../../core/outbox/outbox.ts'
import { expireFreespins, lookAtFreespins } from './freespins.ts'
import { giveForRegistration } from './giveForRegistration.ts'
import { issueOffer } from './issueOffer.ts'
import { announceBonuses, announceGiven, announceSteps, type BonusNeeds } from './news.ts'
import { payCashback } from './payCashback.ts'
import { depositKey, takeWithDeposit } from './takeWithDeposit.ts'
import { advance } from './wagering.ts'

const paidDeposit = z.object({
  paymentId: z.string(),
  playerId: z.string().transform(BigInt),
  currency: z.string(),
  amountCents: z.string().transform(BigInt),
  method: z.string(),
  bonusOffer: z.string().nullish(),
})

/** Additional gifts are the operator's own records and name no days. */
const usualDays = { activate: 7, wager: 14 }

/** A deposit brings the bonus its player chose; with a stored code and no choice, that of the code. */
async function giveForDeposit(needs: BonusNeeds, tx: Tx, { payload }: OutboxEvent): Promise<void> {
  const { paymentId, playerId, currency, amountCents, method, bonusOffer } = paidDeposit.parse(payload)
  // Held until the bonus is there: a deposit that goes back in this moment finds it, one that has gone back brings none.
  const payment = await lockPayment(tx, BigInt(paymentId))
  if (payment?.state !== 'succeeded') return
  const [facts, given] = [await playerFacts(tx, playerId, needs.clock.now()), await givenOffers(tx, playerId)]
  // As it was when they chose: this deposit is counted by now.
  const player = { ...facts, currency, deposits: facts.deposits - 1 }
  const asked = { player, given, now: payment.created_at }
  const deposit = { currency, cents: Number(amountCents), method }
  const wanted = (id: string) => (bonusOffer ? id === bonusOffer : player.deposit_bonus_code !== null)
  const open = [
    ...openDepositOffers(asked, player.language).map(({ spec, wire }) => ({
      offer: wire,
      titles: spec.titles,
      activateDays: spec.activate_days,
      wagerDays: spec.wager_days,
    })),
    ...openAdditional(asked, player.language).map((offer) => ({
      offer,
      titles: additionalTitles(player.licence, offer.id),
      activateDays: usualDays.activate,
      wagerDays: usualDays.wager,
    })),
  ]
  const chosen = open.find(({ offer }) => wanted(offer.id) && isEarnedBy(offer, deposit))
  if (!chosen) return
  const at = needs.clock.now()
  const gift = { key: depositKey(paymentId), playerId, strategy: 'deposit' as const, currency, at }
  await announceGiven(needs, tx, await issueOffer(tx, { ...gift, ...chosen, depositCents: amountCents }))
  // A code is for one deposit.
  if (player.deposit_bonus_code !== null) await setBonusCode(tx, playerId, null)
}

const stake = z.object({
  player: z.int().transform(BigInt),
  currency: z.string(),
  amount: z.int(),
  /** Percent that counts; null in a game that is closed while a bonus is wagered. */
  counts: z.int().nullish(),
  placed: z.coerce.date().optional(),
  at: z.coerce.date(),
})

const countedOf = (payload: unknown, sign: 1n | -1n): Counted => {
  const { player, currency, amount, counts, placed, at } = stake.parse(payload)
  return { playerId: player, currency, hundredths: sign * BigInt(amount) * BigInt(counts ?? 0), at: placed ?? at }
}

async function advanceWallets(
  needs: BonusNeeds,
  tx: Tx,
  wallets: readonly { readonly playerId: bigint; readonly currency: string }[],
): Promise<void> {
  const once = new Map(wallets.map((wallet) => [`${wallet.playerId} ${wallet.currency}`, wallet]))
  for (const { playerId, currency } of once.values()) {
    const moved = await advance({ tx, ledger: needs.ledger, playerId, currency, now: needs.clock.now() })
    await announceSteps(needs, tx, moved)
  }
}

const isWagered = ({ wagered_hundredths, required_cents }: BonusRow): boolean =>
  wagered_hundredths >= required_cents * 100n

async function count(needs: BonusNeeds, tx: Tx, events: readonly OutboxEvent[], sign: 1n | -1n): Promise<void> {
  const stakes = events.map(({ payload }) => countedOf(payload, sign)).filter(({ hundredths }) => hundredths !== 0n)
  if (stakes.length === 0) return
  const rows = await addWagered(tx, stakes)
  await announceBonuses(needs, tx, rows)
  const done = rows.filter(isWagered)
  await advanceWallets(
    needs,
    tx,
    done.map((row) => ({ playerId: row.player_id, currency: row.currency })),
  )
}

const ended = z.object({
  player: z.int().transform((id) => ({ playerId: BigInt(id) })),
  currency: z.string(),
  finished: z.boolean().optional(),
  bonus_bet: z.int().optional(),
  bonus: z.int(),
})

/** Only a round with bonus money can leave a bonus without any, or let one end that waited for it. */
async function settle(needs: BonusNeeds, tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  const rounds = events
    .map(({ payload }) => ended.parse(payload))
    .filter(({ finished = true, bonus_bet: staked, bonus }) => finished && (staked ?? bonus) > 0)
  await advanceWallets(
    needs,
    tx,
    rounds.map(({ player, currency }) => ({ ...player, currency })),
  )
}

const freeRound = z.object({ freespins: z.int().transform(BigInt), finished: z.boolean() })

/** A free round that is over moves its free spins on: the last one pays. */
async function countFree(needs: BonusNeeds, tx: Tx, { payload }: OutboxEvent): Promise<void> {
  const { freespins, finished } = freeRound.parse(payload)
  if (finished) await lookAtFreespins(needs, tx, freespins)
}

/** What deposits and rounds mean for bonuses. */
export const bonusConsumers = (needs: BonusNeeds): readonly Consumer[] => [
  { topic: 'cashbox.depositSucceeded', apply: (tx, event) => giveForDeposit(needs, tx, event) },
  { topic: 'cashbox.depositReversed', apply: (tx, event) => takeWithDeposit(needs, tx, event) },
  { topic: 'auth.signedUp', apply: (tx, event) => giveForRegistration(needs, tx, event) },
  { topic: 'play.bet', applyAll: (tx, events) => count(needs, tx, events, 1n) },
  { topic: 'play.rollback', applyAll: (tx, events) => count(needs, tx, events, -1n) },
  { topic: 'play.rollback', applyAll: (tx, events) => settle(needs, tx, events) },
  { topic: 'play.win', applyAll: (tx, events) => settle(needs, tx, events) },
  { topic: 'play.freeWin', apply: (tx, event) => countFree(needs, tx, event) },
  { topic: 'play.freeRollback', apply: (tx, event) => countFree(needs, tx, event) },
]

const minute = 60_000

/** What time does to bonuses: those nobody activated and those nobody finished expire. */
export async function expireBonuses(needs: BonusNeeds): Promise<void> {
  await advanceEach(needs, await overdueWallets(needs.db, needs.clock.now()))
}

/** Ends bonuses of which too little is left to be staked, however it came to that. */
export async function endSpentBonuses(needs: BonusNeeds): Promise<void> {
  await advanceEach(needs, await poorWallets(needs.db))
}

async function advanceEach(needs: BonusNeeds, wallets: Awaited<ReturnType<typeof poorWallets>>): Promise<void> {
  for (const { player_id: playerId, currency } of wallets) {
    await needs.db.transaction((tx) => advanceWallets(needs, tx, [{ playerId, currency }]))
  }
}

export const bonusTimers = (needs: BonusNeeds) => [
  { name: 'overdue bonuses', everyMs: minute / 6, run: () => expireBonuses(needs) },
  { name: 'spent bonuses', everyMs: minute / 6, run: () => endSpentBonuses(needs) },
  { name: 'weekly cashback', everyMs: minute, run: () => payCashback(needs) },
  { name: 'overdue free spins', everyMs: minute, run: () => expireFreespins(needs) },
]
