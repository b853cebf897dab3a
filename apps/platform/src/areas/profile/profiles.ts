import type { Core, Player } from '../../core/http/handler.ts'
import type { NeededServices } from './neededServices.ts'
import { presentLinked, presentPlayer, type WirePlayer } from './presentPlayer.ts'
import { findPlayer } from './store.ts'

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

export function openProfiles(parts: Pick<Core, 'db' | 'clock'> & Pick<NeededServices, 'levelPointsOf'>): Profiles {
  const { db, clock } = parts
  const read = async (playerId: bigint) => {
    const row = await findPlayer(db, playerId)
    if (!row) throw new Error(`player ${playerId} does not exist`)
    return row
  }
  const of = async (playerId: bigint) =>
    presentPlayer(await read(playerId), await parts.levelPointsOf(db, playerId), clock.now())
  return {
    of,
    forLink: async (playerId, reader) => (reader?.id === playerId ? of(playerId) : presentLinked(await read(playerId))),
  }
}
