import type { Page } from '../../../lib/page/page'
import { SecurityPanel } from '../../auth/components/security/SecurityPanel'
import { sessionsQuery } from '../../auth/queries'
import type { SectionArgs } from '../../content/section'
import { loadProfile, ProfileFrame } from './ProfileFrame'

const SecurityPage = () => <ProfileFrame slug="profile/security" panel={SecurityPanel} />

export const securityPage: Page<SectionArgs> = {
  load: (args) => {
    const { queryClient } = args.context
    return loadProfile('profile/security', args, {
      texts: ['auth', 'errors'],
      data: [queryClient.ensureQueryData(sessionsQuery())],
    })
  },
  Component: SecurityPage,
}
