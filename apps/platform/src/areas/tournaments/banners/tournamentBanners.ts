import type { Banner, BannerSource } from '../../../core/content/bannerSource.ts'
import { listFinished, listOpen, type TournamentKind, type TournamentRow } from '../tournamentStore.ts'
import { type CompetitionLook, competitionBanner, competitionLook } from './competitionBanner.ts'

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

/** wire-facts 14.0: one for every tournament, quest and achievement that a list shows. */
export const tournamentBanners: BannerSource = async ({ db, brand, clock }, locale): Promise<Banner[]> => {
  const [open, finished] = await Promise.all([listOpen(db, brand), listFinished(db, brand, finishedMost)])
  return [...open, ...finished].map((row) => {
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
    return competitionBanner(look.success ? look.data : plain, facts, { locale, brand, now: clock.now() })
  })
}
