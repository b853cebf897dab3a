import { z } from 'zod'
import type {
  DialectRequest,
  WalletCommand,
  WalletDialect,
  WalletOutcome,
  WalletQuestion,
  WalletRefusal,
} from '../walletDialect.ts'
import { isSignedHub88 } from './hub88Signature.ts'

/** Amounts count hundred thousandths of a currency's whole unit. */
export const unitsPerCurrency = 100_000n

// As in our own protocol: what the database stores exactly.
const name = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u)
const flag = z.boolean().nullish()
const asked = { user: name, request_uuid: z.string().max(80) }
const inGame = { ...asked, token: z.string().min(1).max(255), game_code: z.string().max(160) }
const moving = { ...inGame, transaction_uuid: name, round: name.nullish(), round_closed: flag }
const paying = {
  ...moving,
  currency: z.string().max(10),
  amount: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  is_free: flag,
  is_supplier_promo: flag,
  reward_uuid: z.string().max(80).nullish(),
}
const bodies = {
  info: z.object(asked),
  balance: z.object({ ...inGame, game_code: z.string().max(160).nullish() }),
  bet: z.object(paying),
  win: z.object({ ...paying, reference_transaction_uuid: name.nullish() }),
  rollback: z.object({ ...moving, reference_transaction_uuid: name }),
} as const

const statuses: Record<WalletRefusal, string> = {
  unknown: 'RS_ERROR_UNKNOWN',
  session_unknown: 'RS_ERROR_INVALID_TOKEN',
  session_ended: 'RS_ERROR_TOKEN_EXPIRED',
  game_unknown: 'RS_ERROR_INVALID_GAME',
  currency_wrong: 'RS_ERROR_WRONG_CURRENCY',
  funds_missing: 'RS_ERROR_NOT_ENOUGH_MONEY',
  player_disabled: 'RS_ERROR_USER_DISABLED',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  amount_invalid: 'RS_ERROR_WRONG_TYPES',
  transaction_conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
  transaction_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  transaction_rolled_back: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the schema rejects undefined.
    return undefined
  }
}

const echoed = z.object({ user: z.string().catch(''), request_uuid: z.string().catch('') })

/** Every answer is a 200 that repeats who and which request it is about. */
function answerWith(body: string, status: string, more: object = {}): Response {
  const about = echoed.safeParse(parsed(body))
  return Response.json({ ...(about.success ? about.data : {}), status, ...more })
}

/** A field that is missing is another fault than one of another type. */
function faultOf(body: unknown, { path }: z.core.$ZodIssue): string {
  let value: unknown = body
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return value === undefined ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES'
}

/** Hub88's wallet calls, as its documentation of the Operator API describes them. */
export const hub88Dialect = (publicKeys: readonly string[]): WalletDialect => ({
  read({ question, headers, body }) {
    if (!isSignedHub88(publicKeys, headers, body))
      return { answer: Response.json({ status: 'RS_ERROR_INVALID_SIGNATURE' }) }
    const json = parsed(body)
    const read = bodies[question].safeParse(json)
    const [issue] = read.error?.issues ?? []
    if (issue) return { answer: answerWith(body, faultOf(json, issue)) }
    return { command: commandOf(question, json) }
  },
  answer: ({ body }: DialectRequest, outcome: WalletOutcome) => answerWith(body, statusOf(outcome), figuresOf(outcome)),
})

const statusOf = ({ refused }: WalletOutcome): string => (refused === null ? 'RS_OK' : statuses[refused])

function figuresOf({ currency, balance, country }: WalletOutcome): object {
  const units = balance && (balance.cents * unitsPerCurrency) / BigInt(balance.subunitsToUnit)
  return {
    ...(currency !== null && { currency }),
    ...(units !== null && { balance: Number(units) }),
    ...(country && { country }),
  }
}

function commandOf(question: WalletQuestion, json: unknown): WalletCommand {
  switch (question) {
    case 'info': {
      const { user } = bodies.info.parse(json)
      return { kind: 'info', player: user, session: null, code: null, currency: null }
    }
    case 'balance': {
      const { user, token, game_code } = bodies.balance.parse(json)
      return { kind: 'balance', player: user, session: token, code: game_code ?? null, currency: null }
    }
    case 'bet': {
      const bet = bodies.bet.parse(json)
      const isPromotion = bet.is_supplier_promo === true
      const free = bet.is_free || isPromotion ? { reward: bet.reward_uuid ?? null } : null
      const { currency } = bet
      return {
        kind: 'bet',
        ...movementOf(bet, bet.transaction_uuid),
        currency,
        amount: unitsOf(bet.amount),
        free,
        isPromotion,
      }
    }
    case 'win': {
      const win = bodies.win.parse(json)
      const { reference_transaction_uuid: bet = null, currency } = win
      const isPromotion = win.is_supplier_promo === true
      const movement = movementOf(win, bet ?? win.transaction_uuid)
      return { kind: 'win', ...movement, currency, amount: unitsOf(win.amount), isPromotion, bet }
    }
    default: {
      const rollback = bodies.rollback.parse(json)
      const original = rollback.reference_transaction_uuid
      return { kind: 'rollback', ...movementOf(rollback, original), currency: null, original }
    }
  }
}

const unitsOf = (amount: number) => ({ value: BigInt(amount), perUnit: unitsPerCurrency })

/** Without a round, each bet starts a separate round. */
const movementOf = (
  {
    user,
    token,
    game_code,
    transaction_uuid,
    round,
    round_closed,
  }: z.output<typeof bodies.bet | typeof bodies.rollback>,
  bet: string,
) => ({
  player: user,
  session: token,
  code: game_code,
  transaction: transaction_uuid,
  round: round ?? bet,
  endsRound: round_closed === true,
})
