import { isFieldOf } from '../validation/postal.ts'

/** Answer of `site.playerFields`, only the part that says which fields each action requires. */
export interface FieldContexts {
  readonly contexts: Readonly<Record<string, unknown>>
}

const isFilled = (value: unknown): boolean => (typeof value === 'string' ? value.trim() !== '' : value != null)

const isMissing = (field: string, values: Readonly<Record<string, unknown>>): boolean =>
  !isFilled(values[field]) && isFieldOf(field, values['country'])

/**
 * OPEN-09: fields of the context that the player has not filled in, and what the platform says is missing, in this
 * order and each once. `player` is the player as on the wire.
 */
export function missingFields(
  player: { readonly auth_fields_missed: readonly string[] },
  { contexts }: FieldContexts,
  context: string,
): string[] {
  const asked = contexts[context]
  const fields = Array.isArray(asked) ? asked.filter((field) => typeof field === 'string') : []
  const values: Readonly<Record<string, unknown>> = { ...player }
  return [...new Set([...fields.filter((field) => isMissing(field, values)), ...openFields(player, context)])]
}

/** What sign-up left open for an action. A player who does not accept the terms can still withdraw their money. */
const openFields = ({ auth_fields_missed: open }: SignUpState, context: string): readonly string[] =>
  context === 'cashout' ? open.filter((field) => field !== 'terms_acceptance') : open

/** The part of a player that decides what they may do. */
export interface SignUpState {
  readonly auth_fields_missed: readonly string[]
}

/** Why a player cannot move money: sign-up is incomplete, or the profile lacks fields the licence requires. */
export type Obstacle = 'sign_up_incomplete' | 'profile_incomplete'

/**
 * Why a deposit, a withdrawal (`cashout`) or a stake (`play`) has to wait; undefined when nothing is missing for it.
 */
export function obstacleTo(
  player: SignUpState,
  fields: FieldContexts,
  context: 'deposit' | 'cashout' | 'play',
): Obstacle | undefined {
  if (openFields(player, context).length > 0) return 'sign_up_incomplete'
  return missingFields(player, fields, context).length > 0 ? 'profile_incomplete' : undefined
}

interface PaymentSystem {
  readonly base?: { readonly deposit?: readonly string[]; readonly cashout?: readonly string[] }
}

/**
 * wire-facts 4.1: fields that a payment method requires in addition to those of its action, and the player has not
 * filled in.
 */
export function missingForPayment(
  player: object,
  { contexts }: FieldContexts,
  method: string,
  action: 'deposit' | 'cashout',
): string[] {
  // As on the wire: by method, its additional fields for deposits and withdrawals.
  const systems = (contexts['payment_systems'] ?? {}) as Readonly<Record<string, PaymentSystem>>
  const asked = (Object.hasOwn(systems, method) && systems[method]?.base?.[action]) || []
  const values: Readonly<Record<string, unknown>> = { ...player }
  return asked.filter((field) => isMissing(field, values))
}

/**
 * The fields to request before a game opens for real money: `sign_up` if sign-up is incomplete, else the name of the
 * context that lacks a field, the licence's before the provider's. Undefined if nothing is missing.
 */
export function requiredForPlay(player: SignUpState, fields: FieldContexts, provider: string): string | undefined {
  const obstacle = obstacleTo(player, fields, 'play')
  if (obstacle) return obstacle === 'sign_up_incomplete' ? 'sign_up' : 'play'
  return missingForProvider({ ...player }, fields, provider).length > 0 ? provider : undefined
}

/** GAME-05: fields that a game's provider requires and the player has not filled in; most providers require none. */
export const missingForProvider = (
  player: Readonly<Record<string, unknown>>,
  fields: FieldContexts,
  provider: string,
): string[] => missingFields({ ...player, auth_fields_missed: [] }, fields, provider)
