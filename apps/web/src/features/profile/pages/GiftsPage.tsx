import type { Page } from '../../../lib/page'
import { GiftsPanel } from '../../bonuses/components/GiftsPanel'
import { bonusesQuery, depositOffersQuery, freespinsQuery, giftConfigQuery } from '../../bonuses/queries'
import type { SectionArgs } from '../../content/section'
import { loadProfile, ProfileFrame } from './ProfileFrame'

const GiftsPage = () => <ProfileFrame slug="profile/gifts" panel={GiftsPanel} />

export const giftsPage: Page<SectionArgs> = {
  load: (args) => {
    const { queryClient } = args.context
    return loadProfile('profile/gifts', args, {
      texts: ['bonuses'],
      data: [
        queryClient.ensureQueryData(bonusesQuery()),
        queryClient.ensureQueryData(freespinsQuery()),
        queryClient.ensureQueryData(giftConfigQuery()),
        queryClient.ensureQueryData(depositOffersQuery()),
      ],
    })
  },
  Component: GiftsPage,
}
