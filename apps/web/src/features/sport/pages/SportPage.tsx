import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Page } from '../../../lib/page/page'
import { useSite } from '../../../lib/page/site'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import { bettingAddress } from '../model'
import { sportsQuery } from '../queries'

/** RT-43: the betting page, if the operator has one; else a text about it. */
function SportPage() {
  const { brand, locale } = useSite()
  const { data: url } = useQuery(sportsQuery(brand.licence))
  const { target } = useParams({ strict: false })
  const section = useSection('sport')
  if (!url) return <SectionScreen {...section} />
  return (
    <>
      <h1 className="sr-only">{section.title}</h1>
      <iframe
        src={bettingAddress(url, target, locale)}
        title={section.title}
        allow="fullscreen"
        className="block h-[calc(100dvh-9rem)] min-h-120 w-full border-0"
      />
    </>
  )
}

export const sportPage: Page<SectionArgs> = {
  load: async (args) => {
    const { queryClient, site } = args.context
    // If the configuration cannot be loaded, betting counts as disabled.
    const betting = queryClient.ensureQueryData(sportsQuery(site.brand.licence)).catch(() => null)
    const [words] = await Promise.all([loadSection('sport', args), betting])
    return words
  },
  Component: SportPage,
}
