import type { Page } from '../../../lib/page/page'
import { GiftsPanel } from '../../bonuses/components/GiftsPanel'
import { bonusesQuery, depositOffersQuery, freespinsQuery, giftConfigQuery } from '../../bonuses/queries'
import type { SectionArgs } from '../../content/section'
import { WaitingBoxes } from '../../lootboxes/components/WaitingBoxes'
import { lootboxesQuery } from '../../lootboxes/queries'
import type { Player } from '../queries'
import { loadProfile, ProfileFrame } from './ProfileFrame'

const Panel = ({ player }: { readonly player: Player | null }) => (
  <>
    <WaitingBoxes areBonusesOff={player?.can_issue_bonuses === false} />
    <GiftsPanel player={player} />
  </>
)

const GiftsPage = () => <ProfileFrame slug="profile/gifts" panel={Panel} />

export const giftsPage: Page<SectionArgs> = {
  load: (args) => {
    const { queryClient } = args.context
    return loadProfile('profile/gifts', args, {
      texts: ['bonuses', 'lootboxes'],
      data: [
        queryClient.ensureQueryData(bonusesQuery()),
        queryClient.ensureQueryData(freespinsQuery()),
        queryClient.ensureQueryData(giftConfigQuery()),
        queryClient.ensureQueryData(depositOffersQuery()),
        queryClient.ensureQueryData(lootboxesQuery()),
      ],
    })
  },
  Component: GiftsPage,
}
