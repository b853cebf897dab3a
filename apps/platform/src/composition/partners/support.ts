import { systemClock } from '../../core/clock.ts'
import type { Config } from '../../core/config/config.ts'
import { remoteDesk } from '../../ports/support/remoteDesk.ts'
import { type SupportDesk, sandboxDesk } from '../../ports/support/supportDesk.ts'

/** The configured help desk of the operator, or in a demo the sandbox's; without either support answers by mail. */
export function openSupportDesk({ supportDesk, mode }: Pick<Config, 'supportDesk' | 'mode'>): SupportDesk | null {
  if (supportDesk !== null)
    return remoteDesk({ ...supportDesk, fetch: (url, init) => fetch(url, init), now: () => systemClock.now() })
  return mode === 'demo' ? sandboxDesk : null
}
