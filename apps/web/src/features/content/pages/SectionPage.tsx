import { useLoaderData } from '@tanstack/react-router'
import type { Page } from '../../../lib/page'
import type { PageMeta } from '../../../lib/pageHead'
import { SectionScreen } from '../screens/SectionScreen'
import { loadSection, type SectionArgs, useSection } from '../section'
import type { SectionSlug } from '../sections'

interface Loaded extends PageMeta {
  readonly slug: SectionSlug
}

function SectionPage() {
  // Only this page's routes render it.
  const { slug } = useLoaderData({ strict: false }) as Loaded
  return <SectionScreen {...useSection(slug)} />
}

/** A section that has only its texts and its CMS text so far. */
export const sectionPageOf = (slug: SectionSlug): Page<SectionArgs, Loaded> => ({
  load: async (args) => ({ ...(await loadSection(slug, args)), slug }),
  Component: SectionPage,
})
