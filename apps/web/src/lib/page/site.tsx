import { createContext, type ReactNode, useContext } from 'react'
import { TextsProvider } from '../i18n/TextsProvider'
import type { Site } from './boot'

const SiteContext = createContext<Site | undefined>(undefined)

/** Provides brand, locale and texts to everything below. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <TextsProvider texts={site.texts}>{children}</TextsProvider>
    </SiteContext>
  )
}

/** Brand, locale and origin of this page load. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite outside SiteProvider')
  return site
}
