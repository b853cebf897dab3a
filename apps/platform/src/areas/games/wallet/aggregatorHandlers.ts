import { itemAt } from '@apogee/rules/validation/required'
import { getCurrency } from '../../../core/content/configs/paymentConfig.ts'
import type { Ctx, Handlers } from '../../../core/http/handler.ts'
import type { Aggregator } from '../../../ports/studios/gameStudio.ts'
import type {
  ProtocolAmount,
  WalletCommand,
  WalletOutcome,
  WalletQuestion,
  WalletRefusal,
} from '../../../ports/studios/walletDialect.ts'
import { type NotMoved, type PlayResult, payPrize, payWinLate, placeBet, rollBackBetLate } from '../../play/public.ts'
import { findPlayer } from '../../profile/public.ts'
import { playerReference } from '../playerReference.ts'
import { announcePlay, announceRefusal } from './announce.ts'
import { livePlaysOf } from './livePlays.ts'
import { ownId } from './partnerIds.ts'
import { findPartnerPlayer } from './partnerPlayers.ts'
import { findPlay, type Play, playableBalance } from './playStore.ts'
import { refusesRound } from './refusesRound.ts'
import { findReward } from './rewards.ts'

type Movement = Extract<WalletCommand, { readonly transaction: string }>
type Bet = Extract<WalletCommand, { readonly kind: 'bet' }>
type Win = Extract<WalletCommand, { readonly kind: 'win' }>
type Rollback = Extract<WalletCommand, { readonly kind: 'rollback' }>

/** A movement with the play session that it belongs to; ids are ours. */
interface Asking {
  readonly ctx: Ctx
  readonly play: Play
  readonly partner: string
  readonly now: Date
}

/** One call of an aggregator: its adapter reads and answers it, and the same play area as for any studio moves the money. */
const asked =
  (question: WalletQuestion) =>
  async (ctx: Ctx, { params }: { readonly params: { readonly partner: string } }): Promise<Response> => {
    const partner = ctx.partners.get(params.partner)
    if (!partner?.dialect || !partner.accepts(ctx.ip)) throw ctx.refuse(404, { base: { not_found: true } })
    const request = { question, headers: ctx.request.headers, body: ctx.rawBody }
    const read = partner.dialect.read(request)
    if ('answer' in read) return read.answer
    const outcome = await outcomeOf(ctx, partner, read.command)
    reportOwed(ctx, partner, read.command, outcome)
    return partner.dialect.answer(request, outcome)
  }

/** A refused win or rollback is money that the player may be owed. */
function reportOwed(ctx: Ctx, { id }: Aggregator, command: WalletCommand, { refused: code }: WalletOutcome): void {
  if (code === null || (command.kind !== 'win' && command.kind !== 'rollback')) return
  const { kind, transaction, round } = command
  const details = { partner: id, transaction, round, refused: code }
  ctx.log.error(details, `games: a ${kind} of an aggregator was refused, a person has to look at it`)
}

const refused = (code: WalletRefusal): WalletOutcome => ({ refused: code, currency: null, balance: null })

async function outcomeOf(ctx: Ctx, partner: Aggregator, command: WalletCommand): Promise<WalletOutcome> {
  if (command.kind === 'info') return infoOf(ctx, partner, command.player)
  const play = await sessionOf(ctx, command)
  if (play?.partner !== partner.id || playerReference(ctx.config, play.playerId) !== command.player)
    return refused('session_unknown')
  if (command.kind === 'bet' && isOtherGame(ctx, play, command)) return refused('game_unknown')
  if (command.currency !== null && command.currency !== play.currency) return refused('currency_wrong')
  if (command.kind === 'balance') return answered(ctx, play, done)
  return answered(ctx, play, await move({ ctx, play, partner: partner.id, now: ctx.clock.now() }, command))
}

/** Limits, bonuses and closures were decided for the opened game. Wins are accepted even under a new name of the game. */
function isOtherGame({ catalogue }: Ctx, { identifier }: Play, { code }: Bet): boolean {
  const opened = catalogue.index.byIdentifier.get(identifier)?.row.details?.launch.code
  return opened !== undefined && code !== null && code !== opened
}

/** The country of a player who has opened one of the aggregator's games: aggregators get no other personal data. */
async function infoOf({ db }: Ctx, partner: Aggregator, reference: string): Promise<WalletOutcome> {
  const id = await findPartnerPlayer(db, partner.id, reference)
  if (id === null) return refused('player_disabled')
  return { refused: null, currency: null, balance: null, country: (await findPlayer(db, id))?.country ?? null }
}

/** Only a bet keeps a session alive, or ends it. */
async function sessionOf(ctx: Ctx, command: WalletCommand): Promise<Play | null> {
  const { session } = command
  if (session === null) return null
  if (command.kind === 'bet') return livePlaysOf(ctx.db).touch(session, ctx.clock.now())
  return command.kind === 'balance' ? findPlay(ctx.db, session) : livePlaysOf(ctx.db).find(session)
}

/** The result of a command. `cents`: the balance after it; for a repeated one, the balance of the first time. */
interface Done {
  readonly refused: WalletRefusal | null
  readonly cents?: bigint
}
const done: Done = { refused: null }
const not = (code: WalletRefusal): Done => ({ refused: code })

async function answered(ctx: Ctx, play: Play, { refused: code, cents: known }: Done): Promise<WalletOutcome> {
  const cents = known ?? (await playableBalance(ctx.db, ctx.ledger, play))
  const { currency } = play
  return { refused: code, currency, balance: { cents, subunitsToUnit: getCurrency(currency).subunits_to_unit } }
}

/** Moves the money of a command. */
async function move(asking: Asking, command: Movement): Promise<Done> {
  switch (command.kind) {
    case 'bet':
      return bet(asking, command)
    case 'win':
      return win(asking, command)
    default:
      return rollBack(asking, command)
  }
}

const orderOf = ({ partner, now }: Asking, { session, round, transaction }: Movement) => ({
  session,
  round: ownId(partner, round),
  transaction: ownId(partner, transaction),
  now,
})

/** An amount in minor units: a stake must be a whole number of them, a win is rounded down. */
function centsOf({ value, perUnit }: ProtocolAmount, currency: string): { cents: bigint; isWhole: boolean } {
  const parts = value * BigInt(getCurrency(currency).subunits_to_unit)
  return { cents: parts / perUnit, isWhole: parts % perUnit === 0n }
}

async function bet(asking: Asking, command: Bet): Promise<Done> {
  const { ctx, play, partner } = asking
  // A step of the studio's own promotion stakes nothing; its prize arrives as a win.
  if (command.isPromotion) return done
  const order = orderOf(asking, command)
  if ((await refusesRound(ctx, play, order.round)) !== null) return not('player_disabled')
  const { cents, isWhole } = centsOf(command.amount, play.currency)
  if (!isWhole) return not('amount_invalid')
  const reward = command.free?.reward ? await findReward(ctx.db, partner, command.free.reward) : null
  // Free rounds that we have not granted would be paid by us.
  if (command.free && !reward) return not('unknown')
  const free = reward && { id: reward.freespins_id, stake: reward.stake_cents, feature: null }
  const result = await placeBet(ctx.db, { ...order, amount: free ? 0n : cents, ...(free && { free }) })
  if (!result.ok) {
    announceRefusal(ctx, play, result, Number(cents))
    return not(betRefusals[result.code] ?? 'unknown')
  }
  if (!result.isRepeat) announcePlay(ctx, play, asking.now)
  if (command.endsRound) await finish(asking, command)
  return { refused: null, cents: result.balance }
}

/** The last bet of a round that has won nothing: it ends with a win of 0, as in our own protocol. */
async function finish({ ctx, partner, now }: Asking, { session, round, transaction }: Movement): Promise<void> {
  const order = { session, round: ownId(partner, round), transaction: ownId(partner, `${transaction}/end`), now }
  const result = itemAt(await ctx.payWins([{ ...order, amount: 0n, finishesRound: true }]), 0)
  if (!result.ok && result.code !== 'round_finished') throw new Error(`a round was not ended: ${result.code}`)
}

async function win(asking: Asking, command: Win): Promise<Done> {
  const { ctx, play, partner } = asking
  const { cents: amount } = centsOf(command.amount, play.currency)
  const order = orderOf(asking, command)
  const result = command.isPromotion
    ? await payPrize(ctx.db, { ...order, round: ownId(partner, `${command.transaction}/prize`), amount })
    : await payWin(ctx, { ...order, amount, finishesRound: command.endsRound })
  return movedBy(asking, result, amount > 0n)
}

/** With all effects of a win while the round is open; afterwards the money alone. */
async function payWin(ctx: Ctx, order: Parameters<typeof payWinLate>[1]): Promise<PlayResult> {
  const result = itemAt(await ctx.payWins([order]), 0)
  return !result.ok && result.code === 'round_finished' ? payWinLate(ctx.db, order) : result
}

async function rollBack(asking: Asking, command: Rollback): Promise<Done> {
  const order = { ...orderOf(asking, command), original: ownId(asking.partner, command.original) }
  return movedBy(asking, await rollBackBetLate(asking.ctx.db, order), true)
}

function movedBy({ ctx, play, now }: Asking, result: PlayResult, isMoney: boolean): Done {
  if (!result.ok) return not(movementRefusal(result))
  if (isMoney && !result.isRepeat) announcePlay(ctx, play, now)
  return { refused: null, cents: result.balance }
}

const betRefusals: Partial<Record<NotMoved['code'], WalletRefusal>> = {
  session_unknown: 'session_unknown',
  session_ended: 'session_ended',
  insufficient_funds: 'funds_missing',
  limit_reached: 'limit_reached',
  reality_check_due: 'limit_reached',
  bonus_bet_limit_exceeded: 'limit_reached',
  stake_limit_exceeded: 'limit_reached',
  game_forbidden_with_bonus: 'player_disabled',
  amount_invalid: 'amount_invalid',
  round_unknown: 'transaction_conflict',
  transaction_conflict: 'transaction_conflict',
  transaction_rolled_back: 'transaction_rolled_back',
}

const movementRefusal = ({ code }: NotMoved): WalletRefusal =>
  code === 'round_unknown' ? 'transaction_unknown' : code === 'transaction_conflict' ? code : 'unknown'

export const aggregatorHandlers = {
  'aggregator.info': asked('info'),
  'aggregator.balance': asked('balance'),
  'aggregator.bet': asked('bet'),
  'aggregator.win': asked('win'),
  'aggregator.rollback': asked('rollback'),
} satisfies Partial<Handlers>
