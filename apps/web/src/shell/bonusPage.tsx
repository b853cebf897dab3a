import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi, notFound } from '@tanstack/react-router'
import { bonusesQuery, giftConfigQuery } from '../features/bonuses/queries'
import { BonusScreen } from '../features/bonuses/screens/BonusScreen'
import type { Site } from '../lib/boot'
import { textsOf } from '../lib/i18n/textsOf'
import type { PageWords } from './head'

export interface BonusArgs {
  readonly context: { readonly queryClient: QueryClient; readonly site: Site }
  readonly params: { readonly id: string }
}

export async function loadBonus({ context: { queryClient, site }, params }: BonusArgs): Promise<PageWords> {
  const [bonuses] = await Promise.all([
    queryClient.ensureQueryData(bonusesQuery()),
    queryClient.ensureQueryData(giftConfigQuery()),
    site.texts.need('bonuses'),
  ])
  const bonus = bonuses.find(({ id }) => String(id) === params.id)
  if (!bonus) throw notFound()
  const t = textsOf(site.texts, 'bonuses')
  return { title: bonus.title, description: t('emptyText') }
}

const route = getRouteApi('/bonuses/$id')

export function BonusPage() {
  return <BonusScreen id={Number(route.useParams().id)} />
}
