import type { QueryClient } from '@tanstack/react-query'
import { notFound, useLoaderData, useRouteContext } from '@tanstack/react-router'
import { type AreaSlug, areaKey, pageSlugOf } from '../features/content/areas'
import { PageText } from '../features/content/components/PageText'
import { pageQuery } from '../features/content/queries'
import { AreaScreen, type AreaWords } from '../features/content/screens/AreaScreen'
import { StudioGrid } from '../features/games/components/StudioGrid'
import { studiosQuery } from '../features/games/queries'
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

export async function load(slug: AreaSlug, args: AreaArgs): Promise<AreaLoaded> {
  const { queryClient, site } = args.context
  if (slug !== 'producers') return loadWords(slug, args)
  // The page stands without its figures; they say by themselves that they are missing.
  const studios = queryClient.ensureQueryData(studiosQuery).catch(() => undefined)
  const [words] = await Promise.all([loadWords(slug, args), site.texts.need('games'), studios])
  return words
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

export function AreaPage() {
  const { player: _, ...words } = useAreaWords()
  return <AreaScreen {...words}>{words.slug === 'producers' && <StudioGrid />}</AreaScreen>
}

export function nothingThere(): never {
  throw notFound()
}
