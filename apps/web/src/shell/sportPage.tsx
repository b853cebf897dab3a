import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { AreaScreen } from '../features/content/screens/AreaScreen'
import { bettingAddress } from '../features/sport/model'
import { sportsQuery } from '../features/sport/queries'
import { useSite } from '../lib/site'
import { type AreaArgs, type AreaLoaded, loadWords, useAreaWords } from './areaWords'

export async function load(args: AreaArgs): Promise<AreaLoaded> {
  const { queryClient, site } = args.context
  // Where nobody says whether there is betting, there is none.
  const betting = queryClient.ensureQueryData(sportsQuery(site.brand.licence)).catch(() => null)
  const [words] = await Promise.all([loadWords('sport', args), betting])
  return words
}

/** RT-43: the betting page where the operator has one; else what is said about it. */
export function SportPage() {
  const { brand, locale } = useSite()
  const { data: url } = useQuery(sportsQuery(brand.licence))
  const { target } = useParams({ strict: false })
  const { player: _, ...words } = useAreaWords()
  if (!url) return <AreaScreen {...words} />
  return (
    <>
      <h1 className="sr-only">{words.title}</h1>
      <iframe
        src={bettingAddress(url, target, locale)}
        title={words.title}
        allow="fullscreen"
        className="block h-[calc(100dvh-9rem)] min-h-120 w-full border-0"
      />
    </>
  )
}
