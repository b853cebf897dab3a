import { loadSection, type SectionArgs } from '../../content/section'
import { currenciesQuery } from '../../site/queries'
import { clubQuery, managerQuery, progressQuery } from '../queries'

/**
 * Loads a VIP page and the data that it shows first. In a browser the page is shown at once, and its figures when they
 * have loaded. A part that fails to load is left out (ERR-16).
 */
export async function loadVip(slug: 'vip' | 'rocketplay-vipclub', args: SectionArgs) {
  const { queryClient, site, player } = args.context
  const shown = Promise.allSettled([
    queryClient.ensureQueryData(clubQuery()),
    queryClient.ensureQueryData(currenciesQuery),
    ...(player
      ? [
          queryClient.ensureQueryData(progressQuery()),
          queryClient.ensureQueryData(managerQuery(player.statuses.map(({ id }) => id))),
        ]
      : []),
  ])
  const [words] = await Promise.all([loadSection(slug, args), site.texts.need('vip'), import.meta.env.SSR && shown])
  return words
}
