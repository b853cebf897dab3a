import type { Config } from '../../core/config.ts'
import { hmacHex } from '../../core/ids.ts'

/** What a studio knows a player by: the same for the same player, and nothing it could turn back into him. */
export const playerReference = ({ secrets }: Config, playerId: bigint): string =>
  hmacHex(secrets.wallet, `player ${playerId}`).slice(0, 24)
