import { ConfigError } from './configError.ts'
import type { Settings } from './settings.ts'

/** How the rounds of live tables are drawn. */
export function readLiveTables(is: Settings, mode: 'demo' | 'production') {
  const { LIVE_BEACON, LIVE_CHAIN_LENGTH, BEACON_URL } = is
  if (LIVE_BEACON === 'on' && BEACON_URL === undefined) {
    throw new ConfigError('LIVE_BEACON is on without a beacon: set BEACON_URL, or unset LIVE_BEACON.')
  }
  return {
    /** The beacon that determines rounds of live tables; null: the players' seeds do. */
    liveBeaconUrl: LIVE_BEACON === 'on' ? (BEACON_URL ?? null) : null,
    /** Rounds of a new hash chain of a live table. */
    liveChainLength: LIVE_CHAIN_LENGTH ?? (mode === 'demo' ? 10_000 : 1_000_000),
  }
}
