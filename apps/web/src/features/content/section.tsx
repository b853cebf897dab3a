import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { textsOf } from '../../lib/i18n/textsOf'
import type { Site } from '../../lib/page/boot'
import type { PageMeta } from '../../lib/page/pageHead'
import type { Player } from '../profile/queries'
import { SectionScenePart } from './components/SectionScenePart'
import { SectionTextPart } from './components/SectionTextPart'
import type { StaticPage } from './model'
import { pageQuery } from './pageQueries'
import type { SectionText } from './screens/SectionScreen'
import { pageSlugOf, type SectionSlug, sectionKey } from './sections'

export interface SectionArgs {
  readonly context: { readonly queryClient: QueryClient; readonly site: Site; readonly player: Player | null }
}

/** A browser shows the section after this time without the operator's text, which follows below the content. */
export const textWaitMs = 500

async function inTime(page: Promise<StaticPage | null>): Promise<StaticPage | null> {
  const late = new Promise<null>((resolve) => {
    if (!import.meta.env.SSR) setTimeout(resolve, textWaitMs, null)
  })
  try {
    return await Promise.race([page, late])
  } catch {
    // `pageQuery` logs the failure; the section works without its text.
    return null
  }
}

/** The texts of a section's head; also loads its CMS page, if it has one. */
export async function loadSection(
  slug: SectionSlug,
  { context: { queryClient, site } }: SectionArgs,
): Promise<PageMeta> {
  const pageSlug = pageSlugOf(slug)
  const [page] = await Promise.all([
    pageSlug === undefined ? null : inTime(queryClient.ensureQueryData(pageQuery(pageSlug, site.locale))),
    site.texts.need('content'),
    import.meta.env.SSR || Promise.all([SectionScenePart.preload(), SectionTextPart.preload()]),
  ])
  const t = textsOf(site.texts, 'content')
  const words = `sections.${sectionKey(slug)}` as const
  return {
    title: page?.headTitle || t('sections.headTitle', { title: t(`${words}.title`), brand: site.brand.name }),
    description: page?.description || t(`${words}.text`),
  }
}

/** The texts of a section's page, and the operator's text about it. */
export function useSection(slug: SectionSlug): SectionText {
  const { player, site } = useRouteContext({ from: '__root__' })
  // The loader has requested it, and does not wait for a slow response.
  const { data: page } = useQuery({ ...pageQuery(pageSlugOf(slug) ?? '', site.locale), enabled: false })
  const t = textsOf(site.texts, 'content')
  return {
    slug,
    title: t(`sections.${sectionKey(slug)}.title`),
    text: t(`sections.${sectionKey(slug)}.text`),
    written: page && (
      <SectionTextPart
        of={`${slug} ${site.locale} ${player?.id ?? ''}`}
        page={page}
        currency={player?.currency ?? null}
      />
    ),
  }
}
