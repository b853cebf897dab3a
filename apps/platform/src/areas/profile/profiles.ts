import { type Clock, systemClock } from '../../core/clock.ts'
import type { Db } from '../../core/db/db.ts'
import { presentPlayer, type WirePlayer } from './presentPlayer.ts'
import { findPlayer } from './store.ts'

/** A player in wire format, for any area that answers with one: auth does, and may not access this area's store. */
export interface Profiles {
  /** Throws when there is no such player. */
  of(playerId: bigint): Promise<WirePlayer>
}

declare module '../../core/http/handler.ts' {
  interface Services {
    readonly profiles: Profiles
  }
}

export const openProfiles = (db: Db, clock: Clock = systemClock): Profiles => ({
  async of(playerId) {
    const row = await findPlayer(db, playerId)
    if (!row) throw new Error(`there is no player ${playerId}`)
    return presentPlayer(row, clock.now())
  },
})
