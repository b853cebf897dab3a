import type { Page } from '../../../lib/page/page'
import type { SectionArgs } from '../../content/section'
import { countriesQuery, playerFieldsQuery } from '../../site/queries'
import { DetailsPanel } from '../components/DetailsPanel'
import { MainAside } from '../components/MainAside'
import { subscriptionsQuery } from '../queries'
import { loadProfile, ProfileFrame } from './ProfileFrame'

const MainPage = () => <ProfileFrame slug="profile/main" panel={DetailsPanel} aside={MainAside} />

export const mainPage: Page<SectionArgs> = {
  load: (args) => {
    const { queryClient, site } = args.context
    return loadProfile('profile/main', args, {
      texts: ['errors'],
      data: [
        queryClient.ensureQueryData(playerFieldsQuery),
        queryClient.ensureQueryData(subscriptionsQuery()),
        queryClient.ensureQueryData(countriesQuery(site.locale)),
      ],
    })
  },
  Component: MainPage,
}
