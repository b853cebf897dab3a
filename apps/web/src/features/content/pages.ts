import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page'
import type { SectionSlug } from './sections'

const sections = loadOnce(() => import('./pages/SectionPage'))

/** The page of a section that is not built yet. */
export const sectionPage = (slug: SectionSlug) => page(async () => (await sections()).sectionPageOf(slug))
