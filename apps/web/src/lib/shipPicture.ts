import { shipStageOf, usualShip, writeShip } from '@apogee/rules/profile/ship'

export const shipPicture = (ship: string): string => `/media/ship/${ship}.svg`

interface ShipHolder {
  readonly id: number
  readonly ship?: string | undefined
  readonly statuses: readonly { readonly id: string }[]
}

/** A player's ship; on a platform without ships the usual one, with the parts of their status. */
export const shipOfPlayer = ({ id, ship, statuses }: ShipHolder): string =>
  ship ?? writeShip({ ...usualShip(id), stage: shipStageOf(statuses.map((status) => status.id)) })

/** The ship next to a public nickname: always the same one where the platform sends none. */
export function shipOfNickname(nickname: string, ship: string | undefined): string {
  if (ship !== undefined) return ship
  let hash = 7
  for (const letter of nickname) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return writeShip({ ...usualShip(Math.abs(hash)), stage: 0 })
}
