import type { Page } from '../../../lib/page/page'
import { PromoPanel } from '../../bonuses/components/PromoPanel'
import { depositOffersQuery } from '../../bonuses/queries'
import type { SectionArgs } from '../../content/section'
import { loadProfile, ProfileFrame } from './ProfileFrame'

const PromoCodePage = () => <ProfileFrame slug="profile/promocode" panel={PromoPanel} />

export const promoCodePage: Page<SectionArgs> = {
  load: (args) => {
    const { queryClient } = args.context
    return loadProfile('profile/promocode', args, {
      texts: ['bonuses'],
      data: [queryClient.ensureQueryData(depositOffersQuery())],
    })
  },
  Component: PromoCodePage,
}
