import type { Config } from '../../core/config/config.ts'
import { hmacHex } from '../../core/ids.ts'

/**
 * The reference a studio knows a player by: stable for the same player, and impossible to turn back into the player.
 */
export const playerReference = ({ secrets }: Config, playerId: bigint): string =>
  hmacHex(secrets.wallet, `player ${playerId}`).slice(0, 24)
