import { useRouteContext } from '@tanstack/react-router'
import type { Page } from '../../../lib/page/page'
import { SectionHead } from '../../content/components/SectionHead'
import { SectionTabs } from '../../content/components/SectionTabs'
import { pageQuery } from '../../content/pageQueries'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { type SectionArgs, useSection } from '../../content/section'
import { ClubHead, useStatusText } from '../components/ClubHead'
import { ClubPart } from '../components/ClubPart'
import { useVip } from '../components/useVip'
import { loadVip } from './loadVip'

const slug = 'rocketplay-vipclub'

function ClubPage() {
  const words = useSection(slug)
  const { player, queryClient, site } = useRouteContext({ from: '__root__' })
  const guestCurrency = queryClient.getQueryData(pageQuery(slug, site.locale).queryKey)?.currency ?? 'EUR'
  const vip = useVip(guestCurrency)
  const statusText = useStatusText(vip)
  return (
    <SectionScreen
      {...words}
      isAlone
      head={
        <ClubHead
          head={
            <SectionHead
              slug={slug}
              title={words.title}
              text={statusText ?? words.text}
              hasScene={false}
              className="mx-auto max-w-[90rem]"
            />
          }
          tabs={<SectionTabs group="vip" current={slug} className="mt-2" />}
          vip={vip}
        />
      }
    >
      <ClubPart of={player?.id} guestCurrency={guestCurrency} />
    </SectionScreen>
  )
}

/** RT-33 */
export const clubPage: Page<SectionArgs> = {
  load: (args) => loadVip(slug, args),
  Component: ClubPage,
}
