import { useRouteContext } from '@tanstack/react-router'
import type { Page } from '../../../lib/page/page'
import { pageQuery } from '../../content/pageQueries'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { type SectionArgs, useSection } from '../../content/section'
import { QuarterEnd } from '../components/QuarterEnd'
import { useVip } from '../components/useVip'
import { loadVip } from './loadVip'
import { VipPart } from './VipPart'

const slug = 'vip'

function VipPage() {
  const words = useSection(slug)
  const { player, queryClient, site } = useRouteContext({ from: '__root__' })
  const guestCurrency = queryClient.getQueryData(pageQuery(slug, site.locale).queryKey)?.currency ?? 'EUR'
  return (
    <SectionScreen {...words}>
      <QuarterEnd vip={useVip(guestCurrency)} />
      <VipPart of={player?.id} guestCurrency={guestCurrency} />
    </SectionScreen>
  )
}

/** RT-52 */
export const vipPage: Page<SectionArgs> = {
  load: (args) => loadVip(slug, args),
  Component: VipPage,
}
