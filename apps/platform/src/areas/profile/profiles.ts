import type { Core } from '../../core/http/handler.ts'
import type { NeededServices } from './neededServices.ts'
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

export const openProfiles = (parts: Pick<Core, 'db' | 'clock'> & Pick<NeededServices, 'levelPointsOf'>): Profiles => ({
  async of(playerId) {
    const { db, clock } = parts
    const row = await findPlayer(db, playerId)
    if (!row) throw new Error(`there is no player ${playerId}`)
    return presentPlayer(row, await parts.levelPointsOf(db, playerId), clock.now())
  },
})
