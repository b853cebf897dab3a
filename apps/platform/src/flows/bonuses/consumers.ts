import { isEarnedBy } from '@apogee/rules/bonuses/offer'
import { addWagered, type BonusRow, type Counted, overdueWallets, poorWallets } from '../../areas/bonuses/bonusStore.ts'
import { additionalTitles, openAdditional, openDepositOffers } from '../../areas/bonuses/openOffers.ts'
import { givenOffers, playerFacts, setBonusCode } from '../../areas/bonuses/store.ts'
import { lockPayment } from '../../areas/cashbox/store.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Payload } from '../../core/outbox/events.ts'
import { type Consumer, type OutboxEvent, onEach, onMany } from '../../core/outbox/outbox.ts'
import { expireFreespins, lookAtFreespins } from './freespins.ts'
import { giveForRegistration } from './giveForRegistration.ts'
import { issueOffer } from './issueOffer.ts'
import { announceBonuses, announceGiven, announceSteps, type BonusNeeds } from './news.ts'
import { payCashback } from './payCashback.ts'
import { depositKey, takeWithDeposit } from './takeWithDeposit.ts'
import { advance } from './wagering.ts'

/** Additional gifts are the operator's own records and name no days. */
const usualDays = { activate: 7, wager: 14 }

/** A deposit brings the bonus its player chose; with a stored code and no choice, that of the code. */
async function giveForDeposit(
  needs: BonusNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'cashbox.depositSucceeded'>,
): Promise<void> {
  const { payment: paymentId, player: playerId, currency, amount, method, bonusOffer } = payload
  // Held until the bonus is there: a deposit that goes back in this moment finds it, one that has gone back brings none.
  const payment = await lockPayment(tx, paymentId)
  if (payment?.state !== 'succeeded') return
  const [facts, given] = [await playerFacts(tx, playerId, needs.clock.now()), await givenOffers(tx, playerId)]
  // As it was when they chose: this deposit is counted by now.
  const player = { ...facts, currency, deposits: facts.deposits - 1 }
  const asked = { player, given, now: payment.created_at }
  const deposit = { currency, cents: Number(amount), method }
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
  await announceGiven(needs, tx, await issueOffer(tx, { ...gift, ...chosen, depositCents: amount }))
  // A code is for one deposit.
  if (player.deposit_bonus_code !== null) await setBonusCode(tx, playerId, null)
}

type Stake = Payload<'play.bet'> | Payload<'play.rollback'>

const countedOf = (stake: Stake, sign: 1n | -1n): Counted => ({
  playerId: stake.player,
  currency: stake.currency,
  hundredths: sign * stake.amount * BigInt(stake.counts ?? 0),
  at: 'placed' in stake ? stake.placed : stake.at,
})

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

async function count(needs: BonusNeeds, tx: Tx, bets: readonly Stake[], sign: 1n | -1n): Promise<void> {
  const stakes = bets.map((bet) => countedOf(bet, sign)).filter(({ hundredths }) => hundredths !== 0n)
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

/** Only a round with bonus money can leave a bonus without any, or let one end that waited for it. */
const settle = (needs: BonusNeeds, tx: Tx, rounds: readonly { readonly player: bigint; readonly currency: string }[]) =>
  advanceWallets(
    needs,
    tx,
    rounds.map(({ player, currency }) => ({ playerId: player, currency })),
  )

/** A free round that is over moves its free spins on: the last one pays. */
async function countFree(
  needs: BonusNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'play.freeWin' | 'play.freeRollback'>,
): Promise<void> {
  if (payload.finished) await lookAtFreespins(needs, tx, payload.freespins)
}

const payloadOf = <P>({ payload }: { readonly payload: P }): P => payload

/** What deposits and rounds mean for bonuses. */
export const bonusConsumer = (needs: BonusNeeds): Consumer => ({
  name: 'bonuses',
  reactions: [
    onEach('cashbox.depositSucceeded', (tx, event) => giveForDeposit(needs, tx, event)),
    onEach('cashbox.depositReversed', (tx, event) => takeWithDeposit(needs, tx, event)),
    onEach('auth.signedUp', (tx, event) => giveForRegistration(needs, tx, event)),
    onMany('play.bet', (tx, events) => count(needs, tx, events.map(payloadOf), 1n)),
    onMany('play.rollback', async (tx, events) => {
      const bets = events.map(payloadOf)
      await count(needs, tx, bets, -1n)
      await settle(
        needs,
        tx,
        bets.filter(({ bonus }) => bonus > 0n),
      )
    }),
    onMany('play.win', (tx, events) =>
      settle(
        needs,
        tx,
        events.map(payloadOf).filter(({ finished, bonus_bet: staked }) => finished && staked > 0n),
      ),
    ),
    onEach('play.freeWin', (tx, event) => countFree(needs, tx, event)),
    onEach('play.freeRollback', (tx, event) => countFree(needs, tx, event)),
  ],
})

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
