import type { Banner, BannerSource } from '../../../core/content/bannerSource.ts'
import { listFinished, listOpen, type TournamentKind, type TournamentRow } from '../tournamentStore.ts'
import { type BannerReader, type CompetitionLook, competitionBanner, competitionLook } from './competitionBanner.ts'

/** As many as the archive lists. */
const finishedMost = 100

/** Of one whose file says nothing about its look. */
const plain: CompetitionLook = {
  art: 'tournament',
  gradient: { left: '#04201E', left_center: '#0A5A4E', right_center: '#128A70', right: '#2FB890' },
  labels: [],
}

const places = { tournament: 'tournaments', quest: 'quests', achievement: 'achievements' } as const satisfies Record<
  TournamentKind,
  string
>

const pathOf = ({ kind, frontend_identifier }: TournamentRow): string =>
  kind === 'achievement' ? '/achievements' : `/tournaments/${frontend_identifier}`

const wordsIn = (texts: unknown): Readonly<Record<string, string>> =>
  typeof texts === 'object' && texts !== null ? (texts as Readonly<Record<string, string>>) : {}

function bannerOf(row: TournamentRow, { locale, brand, now }: BannerReader): Banner {
  const { frontend_identifier, kind, group_ids, start_at, end_at, definition } = row
  const look = competitionLook.safeParse(definition['banner'])
  const facts = {
    frontend_identifier,
    titles: definition.titles,
    texts: wordsIn(definition['texts']),
    path: pathOf(row),
    category: places[kind],
    group_ids,
    start_at,
    end_at,
  }
  return competitionBanner(look.success ? look.data : plain, facts, { locale, brand, now })
}

/**
 * What is over is in the archive only. All periods of one file share a banner that contains the identifiers of all of them:
 * every page carries the banners.
 */
function archived(rows: readonly TournamentRow[], reader: BannerReader): Banner[] {
  const files = Map.groupBy(rows, ({ kind, file, brand }) => `${kind} ${brand} ${file}`)
  return [...files.values()].map((periods) => {
    const last = bannerOf(periods[0]!, reader)
    const names = periods.map(({ frontend_identifier }) => frontend_identifier).join(' ')
    return { ...last, id: `${last.id}-archive`, categories: ['tournaments-archive'], frontend_identifier: names }
  })
}

/** wire-facts 14.0: every tournament, quest and achievement that a list shows has its banner. */
export const tournamentBanners: BannerSource = async ({ db, brand, clock }, locale): Promise<Banner[]> => {
  const reader = { locale, brand, now: clock.now() }
  const [open, finished] = await Promise.all([listOpen(db, brand), listFinished(db, brand, finishedMost)])
  return [...open.map((row) => bannerOf(row, reader)), ...archived(finished, reader)]
}
