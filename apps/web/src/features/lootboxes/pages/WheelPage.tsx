import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import type { Page } from '../../../lib/page/page'
import type { PageMeta } from '../../../lib/page/pageHead'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import { type WheelName, wheels } from '../model'
import { lootboxesQuery, pastLootboxesQuery, segmentsConfigQuery, wheelConfigQuery } from '../queries'
import { loadWheelScreen, WheelPart } from './WheelPart'

interface Loaded extends PageMeta {
  readonly name: WheelName
}

function WheelPage() {
  // Only this page's routes render it.
  const { name } = useLoaderData({ strict: false }) as Loaded
  const { player } = useRouteContext({ from: '__root__' })
  const { title, text, ...words } = useSection(wheels[name].slug)
  const head = <WheelPart key={name} of={player?.id} {...{ name, title, text }} />
  return <SectionScreen {...words} {...{ title, text, head }} />
}

async function load(name: WheelName, args: SectionArgs): Promise<Loaded> {
  const { queryClient, site, player } = args.context
  const shown = Promise.allSettled([
    name === 'mart'
      ? queryClient.ensureQueryData(wheelConfigQuery())
      : queryClient.ensureQueryData(segmentsConfigQuery()),
    ...(player
      ? [queryClient.ensureQueryData(lootboxesQuery()), queryClient.ensureQueryData(pastLootboxesQuery())]
      : []),
  ])
  const [words] = await Promise.all([
    loadSection(wheels[name].slug, args),
    site.texts.need('lootboxes'),
    // In a browser the page is shown at once, and its sectors when they have loaded.
    import.meta.env.SSR ? shown : loadWheelScreen(),
  ])
  return { ...words, name }
}

export const wheelPageOf = (name: WheelName): Page<SectionArgs, Loaded> => ({
  load: (args) => load(name, args),
  Component: WheelPage,
})
