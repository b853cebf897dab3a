import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi, notFound } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api'
import { textsOf } from '../../../lib/i18n/textsOf'
import type { Site } from '../../../lib/page/boot'
import type { Page } from '../../../lib/page/page'
import { useChannel } from '../../../lib/realtime/watchedChannels'
import { pointsQuery } from '../../loyalty/queries'
import type { Player } from '../../profile/queries'
import { useLottery } from '../components/useLottery'
import { drawQuery, lotteryQuery, lotteryStatusesQuery } from '../queries'
import { LotteryDetailsPart } from '../screens/LotteryDetailsPart'
import { LotteryScreen } from '../screens/LotteryScreen'

interface Args {
  readonly context: { readonly queryClient: QueryClient; readonly site: Site; readonly player: Player | null }
  readonly params: { readonly slug: string }
}

const route = getRouteApi('/lottery/$slug')

function LotteryPage() {
  const { slug } = route.useParams()
  const view = useLottery(slug)
  // A lottery drawn long ago no longer changes.
  useChannel('public:lotteries_changes', view !== undefined && view.phase !== 'archive')
  return view && <LotteryScreen key={slug} view={view} />
}

/** RT-20, RT-55: one lottery at full width. */
export const lotteryPage: Page<Args> = {
  load: async ({ context: { queryClient, site, player }, params: { slug } }) => {
    const [{ lottery }] = await Promise.all([
      queryClient.ensureQueryData(lotteryQuery(slug)).catch((error: unknown) => {
        throw error instanceof ApiError && error.status === 404 ? notFound() : error
      }),
      site.texts.need('lotteries'),
      import.meta.env.SSR || LotteryDetailsPart.preload(),
      player &&
        Promise.allSettled([
          queryClient.ensureQueryData(lotteryStatusesQuery()),
          queryClient.ensureQueryData(pointsQuery()),
        ]),
    ])
    // The page requests the draw again when it is shown.
    if (lottery.finished_at !== null)
      await Promise.allSettled([
        queryClient.ensureQueryData(drawQuery(lottery.id)),
        import.meta.env.SSR || import('../components/draw/ResultHero'),
      ])
    const t = textsOf(site.texts, 'lotteries')
    return { title: lottery.title, description: t('one.description', { title: lottery.title }) }
  },
  Component: LotteryPage,
}
