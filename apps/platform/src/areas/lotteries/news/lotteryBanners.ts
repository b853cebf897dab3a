import { itemAt } from '@apogee/rules/validation/required'
import type { Banner, BannerSource } from '../../../core/content/bannerSource.ts'
import { competitionBanner } from '../../tournaments/public.ts'
import { shownSince } from '../calls/viewerOf.ts'
import { type LotteryRow, listOfBrand } from '../store.ts'

interface Reader {
  readonly locale: string
  readonly brand: string
  readonly now: Date
}

function bannerOf(row: LotteryRow, reader: Reader): Banner {
  const { frontend_identifier, definition, group_ids, start_at, end_at } = row
  const { titles, texts, banner } = definition
  const path = `/lottery/${frontend_identifier}`
  const facts = { frontend_identifier, titles, texts, path, category: 'lotteries', group_ids, start_at, end_at }
  return competitionBanner(banner, facts, reader)
}

/** Every page includes the banners, so the drawn periods of one file share one banner with all of their identifiers. */
function archived(rows: readonly LotteryRow[], reader: Reader): Banner[] {
  const files = Map.groupBy(rows, ({ file, brand }) => `${brand} ${file}`)
  return [...files.values()].map((periods) => {
    const last = bannerOf(itemAt(periods, 0), reader)
    const names = periods.map(({ frontend_identifier }) => frontend_identifier).join(' ')
    return { ...last, id: `${last.id}-archive`, categories: ['lotteries-archive'], frontend_identifier: names }
  })
}

/** wire-facts 14.0: every listed lottery has a banner. */
export const lotteryBanners: BannerSource = async ({ db, brand, clock }, locale): Promise<Banner[]> => {
  const reader = { locale, brand, now: clock.now() }
  const rows = await listOfBrand(db, brand, shownSince(reader.now))
  const open = rows.filter(({ finished_at }) => finished_at === null)
  const drawn = rows.filter(({ finished_at }) => finished_at !== null)
  return [...open.map((row) => bannerOf(row, reader)), ...archived(drawn, reader)]
}
