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

/** GAME-05: fields that a game's provider requires and the player has not filled in; most providers require none. */
export const missingForProvider = (
  player: Readonly<Record<string, unknown>>,
  fields: FieldContexts,
  provider: string,
): string[] => missingFields({ ...player, auth_fields_missed: [] }, fields, provider)
