import { isEarnedBy } from '@apogee/rules/bonuses/offer'
import type { Tx } from '../../core/db/db.ts'
import type { Payload } from '../../core/outbox/events.ts'
import { type Consumer, type OutboxEvent, onEach, onManyOf } from '../../core/outbox/outbox.ts'
import { creditedBy, lockPayment } from '../cashbox/public.ts'
import { uncountedAmong } from '../play/public.ts'
import { setBonusCode } from '../profile/public.ts'
import { announceEnds } from './announceEnds.ts'
import { announceBonuses, announceGrant, announceSteps, type BonusNeeds } from './bonusMessages.ts'
import { addWagered, bonusConsumerName, type Counted, isWagered, overdueWallets, poorWallets } from './bonusStore.ts'
import { type CashbackNeeds, payCashback } from './cashback/payCashback.ts'
import { evaluateFreespins, expireFreespins } from './freespins/freespins.ts'
import { grantForRegistration } from './offers/grantForRegistration.ts'
import { issueOffer } from './offers/issueOffer.ts'
import { additionalTitles, openAdditional, openDepositOffers } from './offers/openOffers.ts'
import { depositKey, revokeForReversal, revokeGiftsOfDeposit } from './offers/revokeForReversal.ts'
import { factsWithGrants } from './store.ts'
import { advance } from './wagering/wagering.ts'

/** Days for additional gifts: the operator's records of these do not specify any. */
const usualDays = { activate: 7, wager: 14 }

/** Grants the bonus chosen with a deposit. Without a choice, grants the bonus of the stored code. */
async function grantForDeposit(
  needs: BonusNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'cashbox.depositSucceeded'>,
): Promise<void> {
  const { payment: paymentId, player: playerId, currency, method, bonusOffer } = payload
  const cents = creditedBy(payload)
  // Locked until the bonus is issued: a concurrent reversal finds the bonus, and a reversed deposit grants none.
  const payment = await lockPayment(tx, paymentId)
  if (payment?.state !== 'succeeded') return
  const { player: facts, granted } = await factsWithGrants(tx, playerId, needs.clock.now())
  // The player's state at the time of the choice, without this deposit, which is counted by now.
  const player = { ...facts, currency, deposits: facts.deposits - 1 }
  const context = { player, granted, now: payment.created_at }
  const deposit = { currency, cents: Number(cents), method }
  const open = [
    ...openDepositOffers(context, player.language).map(({ spec, wire }) => ({
      offer: wire,
      // Offered only while the player's stored code is valid.
      code: spec.code,
      titles: spec.titles,
      activateDays: spec.activate_days,
      wagerDays: spec.wager_days,
    })),
    ...openAdditional(context, player.language).map((offer) => ({
      offer,
      code: undefined,
      titles: additionalTitles(player.licence, offer.id),
      activateDays: usualDays.activate,
      wagerDays: usualDays.wager,
    })),
  ]
  const isWanted = ({ offer, code }: (typeof open)[number]) =>
    bonusOffer ? offer.id === bonusOffer : code !== undefined
  const chosen = open.find((one) => isWanted(one) && isEarnedBy(one.offer, deposit))
  if (!chosen) return
  const at = needs.clock.now()
  const gift = { key: depositKey(paymentId), playerId, strategy: 'deposit' as const, currency, at }
  await announceGrant(needs, tx, await issueOffer(tx, { ...gift, ...chosen, depositCents: cents }))
  // A code can be used for one deposit.
  if (player.deposit_bonus_code !== null) await setBonusCode(tx, playerId, null)
}

type Played = OutboxEvent<'play.bet' | 'play.win' | 'play.rollback'>
type Stake = Payload<'play.bet'> | Payload<'play.rollback'>

const isReturned = (stake: Stake): stake is Payload<'play.rollback'> => 'placed' in stake
const isStake = (played: Played['payload']): played is Stake => !('win' in played)

const countedOf = (stake: Stake): Counted => ({
  playerId: stake.player,
  currency: stake.currency,
  hundredths: (isReturned(stake) ? -1n : 1n) * stake.amount * BigInt(stake.counts ?? 0),
  at: isReturned(stake) ? stake.placed : stake.at,
})

interface Wallet {
  readonly playerId: bigint
  readonly currency: string
}

async function advanceWallets(
  needs: BonusNeeds,
  tx: Tx,
  wallets: readonly Wallet[],
  counted: readonly bigint[] = [],
): Promise<void> {
  const once = new Map(wallets.map((wallet) => [`${wallet.playerId} ${wallet.currency}`, wallet]))
  for (const { playerId, currency } of once.values()) {
    const moved = await advance({ tx, ledger: needs.ledger, playerId, currency, now: needs.clock.now(), counted })
    await announceSteps(needs, tx, moved)
  }
}

/** Counts stakes and subtracts returned ones that had counted. Returns the wallets whose bonus is now fully wagered. */
async function count(needs: BonusNeeds, tx: Tx, all: readonly Stake[]): Promise<Wallet[]> {
  const uncounted = await uncountedAmong(
    tx,
    all.filter(isReturned).map(({ transaction }) => transaction),
  )
  const stakes = all
    .filter(({ transaction }) => !uncounted.has(transaction))
    .map(countedOf)
    .filter(({ hundredths }) => hundredths !== 0n)
  if (stakes.length === 0) return []
  const rows = await addWagered(tx, stakes)
  await announceBonuses(needs, tx, rows)
  return rows.filter(isWagered).map((row) => ({ playerId: row.player_id, currency: row.currency }))
}

/** Only a round with bonus money can use up a bonus, or end a bonus that was waiting for the round. */
const hadBonusMoney = (played: Played['payload']): boolean =>
  isStake(played) ? played.bonus > 0n : played.finished && played.bonus_bet > 0n

/** Counts all stakes first: the last missing stake must count before its round ends the bonus as lost. */
async function countPlayed(needs: BonusNeeds, tx: Tx, events: readonly Played[]): Promise<void> {
  const played = events.map(({ payload }) => payload)
  const wagered = await count(needs, tx, played.filter(isStake))
  const settled = played.filter(hadBonusMoney).map(({ player, currency }) => ({ playerId: player, currency }))
  await advanceWallets(
    needs,
    tx,
    [...wagered, ...settled],
    events.map(({ id }) => id),
  )
}

/** A finished free round advances its free spins: the last one pays the winnings. */
async function countFree(
  needs: BonusNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'play.freeWin' | 'play.freeRollback'>,
): Promise<void> {
  if (payload.finished) await evaluateFreespins(needs, tx, payload.freespins)
}

export const bonusConsumer = (needs: BonusNeeds): Consumer => ({
  name: bonusConsumerName,
  reactions: [
    onEach('cashbox.depositSucceeded', (tx, event) => grantForDeposit(needs, tx, event)),
    onEach('cashbox.depositReversed', (tx, event) => revokeForReversal(needs, tx, event)),
    onEach('cashbox.giftsForfeited', (tx, { payload }) => revokeGiftsOfDeposit(needs, tx, payload)),
    onEach('auth.signedUp', (tx, event) => grantForRegistration(needs, tx, event)),
    ...onManyOf(['play.bet', 'play.win', 'play.rollback'], (tx, events) => countPlayed(needs, tx, events)),
    onEach('play.freeWin', (tx, event) => countFree(needs, tx, event)),
    onEach('play.freeRollback', (tx, event) => countFree(needs, tx, event)),
  ],
})

const minute = 60_000

/** Timer for bonuses: those not activated or not finished in time expire. */
export async function expireBonuses(needs: BonusNeeds): Promise<void> {
  await advanceEach(needs, await overdueWallets(needs.db, needs.clock.now()))
}

/** Timer that ends bonuses with too little left to stake. */
export async function endSpentBonuses(needs: BonusNeeds): Promise<void> {
  await advanceEach(needs, await poorWallets(needs.db))
}

async function advanceEach(needs: BonusNeeds, wallets: Awaited<ReturnType<typeof poorWallets>>): Promise<void> {
  for (const { player_id: playerId, currency } of wallets) {
    await needs.db.transaction((tx) => advanceWallets(needs, tx, [{ playerId, currency }]))
  }
}

export const bonusTimers = (needs: CashbackNeeds) => [
  { name: 'overdue bonuses', everyMs: minute / 6, run: () => expireBonuses(needs) },
  { name: 'spent bonuses', everyMs: minute / 6, run: () => endSpentBonuses(needs) },
  { name: 'weekly cashback', everyMs: minute, run: () => payCashback(needs) },
  { name: 'gifts that end soon', everyMs: 10 * minute, run: () => announceEnds(needs) },
  { name: 'overdue free spins', everyMs: minute, run: () => expireFreespins(needs) },
]
