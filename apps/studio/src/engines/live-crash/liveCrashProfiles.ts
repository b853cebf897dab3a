import { type CrashProfile, PROFILES } from '../crash/profiles.ts'

// The odds, the climb and the limits of the same flights flown alone. Those whose multiplier doubles fastest are left out: the
// presses of a whole table could not be followed.
export const LIVE_CRASH_PROFILES: Readonly<Record<'ascent' | 'drift', CrashProfile>> = {
  ascent: PROFILES.ascent,
  drift: PROFILES.drift,
}
