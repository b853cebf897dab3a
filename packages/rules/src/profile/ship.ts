import { badgeOf, type GroupIds } from '../vip/statuses.ts'

/** The ships that players choose from (`games/art` draws them). */
export const shipHulls = ['arrow', 'manta', 'tug'] as const
export type ShipHull = (typeof shipHulls)[number]
export const shipColours = ['ember', 'violet', 'mint', 'sky', 'sand', 'rose'] as const
export type ShipColour = (typeof shipColours)[number]

export interface Ship {
  readonly hull: ShipHull
  readonly colour: ShipColour
  /** How many parts the player's status has added: its place in {@link shipStages}. */
  readonly stage: number
}

/** What adds a part, the lowest first. */
export const shipStages = [null, 'RISING_STAR', 'STAR', 'BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND'] as const

/** The stage of a ship by its player's groups. */
export const shipStageOf = (groups: GroupIds): number => shipStages.indexOf(badgeOf(groups))

/** A ship as one text: `manta-ember-3`. */
export const writeShip = ({ hull, colour, stage }: Ship): string => `${hull}-${colour}-${stage}`

/** Null for a text that is no ship. */
export function readShip(text: string): Ship | null {
  const [first, second, third, ...rest] = text.split('-')
  const hull = shipHulls.find((one) => one === first)
  const colour = shipColours.find((one) => one === second)
  const stage = Number(third)
  if (!hull || !colour || !shipStages.some((_, at) => at === stage) || rest.length > 0) return null
  return { hull, colour, stage }
}

/** The ship of a player who has not chosen one: the same for the same number. */
export function usualShip(seed: number): Pick<Ship, 'hull' | 'colour'> {
  const hull = shipHulls[seed % shipHulls.length] ?? 'arrow'
  const colour = shipColours[Math.floor(seed / shipHulls.length) % shipColours.length] ?? 'ember'
  return { hull, colour }
}
