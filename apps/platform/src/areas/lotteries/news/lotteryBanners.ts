import type { Banner, BannerSource } from '../../../core/content/bannerSource.ts'
import { competitionBanner } from '../../tournaments/public.ts'
import { shownSince } from '../calls/viewerOf.ts'
import { listOfBrand } from '../store.ts'

/** wire-facts 14.0: one for every lottery that a list shows. */
export const lotteryBanners: BannerSource = async ({ db, brand, clock }, locale): Promise<Banner[]> => {
  const now = clock.now()
  const rows = await listOfBrand(db, brand, shownSince(now))
  return rows.map(({ frontend_identifier, definition: { titles, texts, banner }, group_ids, start_at, end_at }) => {
    const path = `/lottery/${frontend_identifier}`
    const facts = { frontend_identifier, titles, texts, path, category: 'lotteries', group_ids, start_at, end_at }
    return competitionBanner(banner, facts, { locale, brand, now })
  })
}
