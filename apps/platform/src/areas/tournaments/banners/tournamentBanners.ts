import { itemAt } from '@apogee/rules/validation/required'
import type { Banner, BannerSource } from '../../../core/content/bannerSource.ts'
import { listFinished, listOpen, type TournamentKind, type TournamentRow } from '../tournamentStore.ts'
import { type BannerReader, type CompetitionLook, competitionBanner, competitionLook } from './competitionBanner.ts'

/** The archive lists this many. */
const maxFinished = 100

/** For tournaments without a banner in their file. */
const defaultLook: CompetitionLook = {
  art: 'tournament',
  gradient: { left: '#04201E', left_center: '#0A5A4E', right_center: '#128A70', right: '#2FB890' },
  labels: [],
}

const categories = {
  tournament: 'tournaments',
  quest: 'quests',
  achievement: 'achievements',
} as const satisfies Record<TournamentKind, string>

const pathOf = ({ kind, frontend_identifier }: TournamentRow): string =>
  kind === 'achievement' ? '/achievements' : `/tournaments/${frontend_identifier}`

const textsByLocale = (texts: unknown): Readonly<Record<string, string>> =>
  typeof texts === 'object' && texts !== null ? (texts as Readonly<Record<string, string>>) : {}

function bannerOf(row: TournamentRow, { locale, brand, now }: BannerReader): Banner {
  const { frontend_identifier, kind, group_ids, start_at, end_at, definition } = row
  const look = competitionLook.safeParse(definition['banner'])
  const facts = {
    frontend_identifier,
    titles: definition.titles,
    texts: textsByLocale(definition['texts']),
    path: pathOf(row),
    category: categories[kind],
    group_ids,
    start_at,
    end_at,
  }
  return competitionBanner(look.success ? look.data : defaultLook, facts, { locale, brand, now })
}

/** Finished tournaments are only in the archive. The periods of one file share a banner, because every page carries all banners. */
function archived(rows: readonly TournamentRow[], reader: BannerReader): Banner[] {
  const files = Map.groupBy(rows, ({ kind, file, brand }) => `${kind} ${brand} ${file}`)
  return [...files.values()].map((periods) => {
    const last = bannerOf(itemAt(periods, 0), reader)
    const names = periods.map(({ frontend_identifier }) => frontend_identifier).join(' ')
    return { ...last, id: `${last.id}-archive`, categories: ['tournaments-archive'], frontend_identifier: names }
  })
}

/** wire-facts 14.0: every listed tournament, quest and achievement has a banner. */
export const tournamentBanners: BannerSource = async ({ db, brand, clock }, locale): Promise<Banner[]> => {
  const reader = { locale, brand, now: clock.now() }
  const [open, finished] = await Promise.all([listOpen(db, brand), listFinished(db, brand, maxFinished)])
  return [...open.map((row) => bannerOf(row, reader)), ...archived(finished, reader)]
}
