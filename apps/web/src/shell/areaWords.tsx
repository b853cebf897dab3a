import type { QueryClient } from '@tanstack/react-query'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { type AreaSlug, areaKey, pageSlugOf } from '../features/content/areas'
import { PageText } from '../features/content/components/PageText'
import { pageQuery } from '../features/content/queries'
import type { AreaWords } from '../features/content/screens/AreaScreen'
import type { Player } from '../features/profile/queries'
import type { Site } from '../lib/boot'
import { textsOf } from '../lib/i18n/textsOf'
import type { PageWords } from './head'

export interface AreaArgs {
  readonly context: { readonly queryClient: QueryClient; readonly site: Site; readonly player: Player | null }
}

export interface AreaLoaded extends PageWords {
  readonly slug: AreaSlug
}

/** The words of an area's head, its page of the CMS made ready if it has one. */
export async function loadWords(slug: AreaSlug, { context: { queryClient, site } }: AreaArgs): Promise<AreaLoaded> {
  const pageSlug = pageSlugOf(slug)
  const [page] = await Promise.all([
    pageSlug === undefined ? null : queryClient.ensureQueryData(pageQuery(pageSlug, site.locale)).catch(() => null),
    site.texts.need('content'),
  ])
  const t = textsOf(site.texts, 'content')
  const words = `areas.${areaKey(slug)}` as const
  return {
    slug,
    title: page?.headTitle || t('areas.headTitle', { title: t(`${words}.title`), brand: site.brand.name }),
    description: page?.description || t(`${words}.text`),
  }
}

/** The page of this route as its screen shows it. */
export function useAreaWords(): AreaWords & { readonly player: Player | null } {
  const { slug } = useLoaderData({ strict: false }) as AreaLoaded
  const { player, queryClient, site } = useRouteContext({ from: '__root__' })
  const page = queryClient.getQueryData(pageQuery(pageSlugOf(slug) ?? '', site.locale).queryKey)
  const t = textsOf(site.texts, 'content')
  return {
    slug,
    player,
    title: t(`areas.${areaKey(slug)}.title`),
    text: t(`areas.${areaKey(slug)}.text`),
    written: page && <PageText page={page} currency={player?.currency ?? null} />,
  }
}
