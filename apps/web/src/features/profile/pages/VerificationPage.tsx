import type { Page } from '../../../lib/page/page'
import type { SectionArgs } from '../../content/section'
import { playerFieldsQuery } from '../../site/queries'
import { VerificationPanel } from '../components/VerificationPanel'
import { documentsQuery, verificationQuery } from '../queries'
import { loadProfile, ProfileFrame } from './ProfileFrame'

const VerificationPage = () => <ProfileFrame slug="profile/verification" panel={VerificationPanel} />

export const verificationPage: Page<SectionArgs> = {
  load: (args) => {
    const { queryClient } = args.context
    return loadProfile('profile/verification', args, {
      texts: ['errors'],
      data: [
        queryClient.ensureQueryData(verificationQuery()),
        queryClient.ensureQueryData(documentsQuery()),
        queryClient.ensureQueryData(playerFieldsQuery),
      ],
    })
  },
  Component: VerificationPage,
}
