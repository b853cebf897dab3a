/** Answer of `site.playerFields` as far as it says what is asked for when. */
export interface FieldContexts {
  readonly contexts: Readonly<Record<string, unknown>>
}

const isFilled = (value: unknown): boolean => (typeof value === 'string' ? value.trim() !== '' : value != null)

/**
 * OPEN-09: fields of the context that the player has not filled in, and what the platform says is missing, in this order
 * and each once. `player` is the player as on the wire.
 */
export function missingFields(
  player: { readonly auth_fields_missed: readonly string[] },
  { contexts }: FieldContexts,
  context: string,
): string[] {
  const asked = contexts[context]
  const fields = Array.isArray(asked) ? asked.filter((field) => typeof field === 'string') : []
  const values: Readonly<Record<string, unknown>> = { ...player }
  return [...new Set([...fields.filter((field) => !isFilled(values[field])), ...player.auth_fields_missed])]
}

interface PaymentSystem {
  readonly base?: { readonly deposit?: readonly string[]; readonly cashout?: readonly string[] }
}

/** wire-facts 4.1: fields that a payment method needs beside the context of its action, and the player has not filled in. */
export function missingForPayment(
  player: object,
  { contexts }: FieldContexts,
  method: string,
  action: 'deposit' | 'cashout',
): string[] {
  // As on the wire: by method, what it asks for on top for each way.
  const systems = (contexts['payment_systems'] ?? {}) as Readonly<Record<string, PaymentSystem>>
  const asked = (Object.hasOwn(systems, method) && systems[method]?.base?.[action]) || []
  const values: Readonly<Record<string, unknown>> = { ...player }
  return asked.filter((field) => !isFilled(values[field]))
}

/** GAME-05: fields that a game's provider requires and the player has not filled in; most providers require none. */
export const missingForProvider = (
  player: Readonly<Record<string, unknown>>,
  fields: FieldContexts,
  provider: string,
): string[] => missingFields({ ...player, auth_fields_missed: [] }, fields, provider)
