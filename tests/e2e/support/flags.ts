import type { FlagName } from '@apogee/rules/site/flagNames'
import type { Page } from '@playwright/test'

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
