import type { Core, Player } from '../../core/http/handler.ts'
import type { NeededServices } from './neededServices.ts'
import { presentLinked, presentPlayer, type WirePlayer } from './presentPlayer.ts'
import { findPlayer } from './store.ts'

/** A player in wire format, for any area that answers with one: auth does, and may not access this area's store. */
export interface Profiles {
  /** Throws when there is no such player. */
  of(playerId: bigint): Promise<WirePlayer>
  /** To the holder of a mailed link, who may be anyone: their own profile if the session is the player's, else little but the address. */
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
    if (!row) throw new Error(`there is no player ${playerId}`)
    return row
  }
  const of = async (playerId: bigint) =>
    presentPlayer(await read(playerId), await parts.levelPointsOf(db, playerId), clock.now())
  return {
    of,
    forLink: async (playerId, reader) => (reader?.id === playerId ? of(playerId) : presentLinked(await read(playerId))),
  }
}
