import { AreaScreen } from '../features/content/screens/AreaScreen'
import { StudioGrid } from '../features/games/components/StudioGrid'
import { studiosQuery } from '../features/games/studiosQuery'
import { type AreaArgs, type AreaLoaded, loadWords, useAreaWords } from './areaWords'

export async function load(args: AreaArgs): Promise<AreaLoaded> {
  const { queryClient, site } = args.context
  // The page stands without its figures; they say by themselves that they are missing.
  const studios = queryClient.ensureQueryData(studiosQuery).catch(() => undefined)
  const [words] = await Promise.all([loadWords('producers', args), site.texts.need('games'), studios])
  return words
}

/** RT-18: everyone whose games are here. */
export function StudiosPage() {
  const { player: _, ...words } = useAreaWords()
  return (
    <AreaScreen {...words}>
      <StudioGrid />
    </AreaScreen>
  )
}
