import type { Page } from '@playwright/test'
import type { FlagName } from '../../../apps/web/src/lib/flags/flagNames.ts'

/** Sets a flag of this browser as `/ffc` does, for every page it opens from now on. */
export const setFlag = (page: Page, name: FlagName, isOn: boolean): Promise<unknown> =>
  page.addInitScript(
    ([flag, value]) => {
      // The blank page before the first navigation has no storage.
      if (location.protocol.startsWith('http'))
        localStorage.setItem('apogee.site.flags', JSON.stringify({ value: { [flag]: value } }))
    },
    [name, isOn] as const,
  )
