import type { Page } from '../../../lib/page/page'
import type { SectionArgs } from '../../content/section'
import { LimitsAside } from '../../limits/components/LimitsAside'
import { LimitsPanel } from '../../limits/components/LimitsPanel'
import { breakPeriodsQuery, limitsQuery } from '../../limits/queries'
import { loadProfile, ProfileFrame } from './ProfileFrame'

const LimitsPage = () => <ProfileFrame slug="profile/limits" panel={LimitsPanel} aside={LimitsAside} />

export const limitsPage: Page<SectionArgs> = {
  load: (args) => {
    const { queryClient } = args.context
    return loadProfile('profile/limits', args, {
      texts: ['limits', 'errors'],
      data: [queryClient.ensureQueryData(limitsQuery()), queryClient.ensureQueryData(breakPeriodsQuery)],
    })
  },
  Component: LimitsPage,
}
