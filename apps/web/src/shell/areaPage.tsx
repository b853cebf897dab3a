import { lazyRouteComponent, notFound } from '@tanstack/react-router'
import type { AreaSlug } from '../features/content/areas'
import { AreaScreen } from '../features/content/screens/AreaScreen'
import { studiosQuery } from '../features/games/studiosQuery'
import { type AreaArgs, type AreaLoaded, loadWords, useAreaWords } from './areaWords'

const StudioGrid = lazyRouteComponent(() => import('../features/games/components/StudioGrid'), 'StudioGrid')

export async function load(slug: AreaSlug, args: AreaArgs): Promise<AreaLoaded> {
  const { queryClient, site } = args.context
  if (slug !== 'producers') return loadWords(slug, args)
  // The page stands without its figures; they say by themselves that they are missing.
  const studios = queryClient.ensureQueryData(studiosQuery).catch(() => undefined)
  const [words] = await Promise.all([loadWords(slug, args), site.texts.need('games'), studios, StudioGrid.preload?.()])
  return words
}

export function AreaPage() {
  const { player: _, ...words } = useAreaWords()
  return <AreaScreen {...words}>{words.slug === 'producers' && <StudioGrid />}</AreaScreen>
}

export function nothingThere(): never {
  throw notFound()
}
