import { type CrashProfile, PROFILES } from '../crash/profiles.ts'

// The odds, the climb and the limits of the single-player flights. The profiles with the fastest doubling are left out,
// because a server could not follow the presses of a whole table.
export const LIVE_CRASH_PROFILES: Readonly<Record<'ascent' | 'drift', CrashProfile>> = {
  ascent: PROFILES.ascent,
  drift: PROFILES.drift,
}
