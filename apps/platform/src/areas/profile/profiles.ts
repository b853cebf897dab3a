import { required } from '@apogee/rules/validation/required'
import type { Core, Player } from '../../core/http/handler.ts'
import type { NeededServices } from './neededServices.ts'
import { presentLinked, presentPlayer, type WirePlayer } from './presentPlayer.ts'
import { findPlayer, findPlayerWith } from './store.ts'

/** Players in wire format, for areas that return one but may not access this area's store, such as auth. */
export interface Profiles {
  /** Throws when there is no such player. */
  of(playerId: bigint): Promise<WirePlayer>
  /** For the holder of a mailed link: the full profile in the player's own session, otherwise only the address. */
  forLink(playerId: bigint, reader: Pick<Player, 'id'> | null): Promise<WirePlayer>
}

declare module '../../core/http/handler.ts' {
  interface Services {
    readonly profiles: Profiles
  }
}

export function openProfiles(parts: Pick<Core, 'db' | 'clock'> & Pick<NeededServices, 'levelPointsColumn'>): Profiles {
  const { db, clock } = parts
  const of = async (playerId: bigint) => {
    const row = required(await findPlayerWith(db, playerId, parts.levelPointsColumn), `player ${playerId}`)
    return presentPlayer(row, row.level_points, clock.now())
  }
  const linked = async (playerId: bigint) =>
    presentLinked(required(await findPlayer(db, playerId), `player ${playerId}`))
  return { of, forLink: (playerId, reader) => (reader?.id === playerId ? of(playerId) : linked(playerId)) }
}
