import { everyLocale } from '../../../core/content/brands.ts'
import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { TournamentRow } from '../tournamentStore.ts'

/** Titles of the gifts of a rank, by language: "Weekend race, place 2". */
export const giftTitles = ({ definition }: TournamentRow, place: number): Record<string, string> =>
  Object.fromEntries(
    everyLocale().map((locale) => {
      const values = { title: titleIn(definition.titles, locale), place: String(place) }
      return [locale, textOf(locale, 'notifications.told.tournament.gift', values)]
    }),
  )
