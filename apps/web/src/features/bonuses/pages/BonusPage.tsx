import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi, notFound } from '@tanstack/react-router'
import { textsOf } from '../../../lib/i18n/textsOf'
import type { Site } from '../../../lib/page/boot'
import type { Page } from '../../../lib/page/page'
import { bonusesQuery, giftConfigQuery } from '../queries'
import { BonusScreen } from '../screens/BonusScreen'

interface Args {
  readonly context: { readonly queryClient: QueryClient; readonly site: Site }
  readonly params: { readonly id: string }
}

const route = getRouteApi('/bonuses/$id')

const BonusPage = () => <BonusScreen id={Number(route.useParams().id)} />

export const bonusPage: Page<Args> = {
  load: async ({ context: { queryClient, site }, params }) => {
    const [bonuses] = await Promise.all([
      queryClient.ensureQueryData(bonusesQuery()),
      queryClient.ensureQueryData(giftConfigQuery()),
      site.texts.need('bonuses'),
    ])
    const bonus = bonuses.find(({ id }) => String(id) === params.id)
    if (!bonus) throw notFound()
    const t = textsOf(site.texts, 'bonuses')
    return { title: bonus.title, description: t('emptyText') }
  },
  Component: BonusPage,
}
