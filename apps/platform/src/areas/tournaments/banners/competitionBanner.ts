import { z } from 'zod'
import type { Banner } from '../../../core/content/bannerSource.ts'
import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'

const byLanguage = z.record(z.string(), z.string())
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'a colour such as "#0B1030"')

/** The `banner` of a file of `content/competitions`. */
export const competitionLook = z.strictObject({
  /** Id of a picture in `content/catalogue/banner-art.json`. */
  art: z.string().regex(/^[a-z0-9-]+$/, 'the id of a picture in content/catalogue/banner-art.json'),
  gradient: z.strictObject({ left: colour, left_center: colour, right_center: colour, right: colour }),
  labels: z.array(byLanguage).max(2).default([]),
  /** The label of its button; by default "Take part". */
  button: byLanguage.optional(),
  /** The position in the slider of the lobby; not there by default. */
  slider: z.int().min(1).optional(),
})
export type CompetitionLook = z.output<typeof competitionLook>

/** The facts of a competition that its banner shows. */
export interface BannerFacts {
  readonly frontend_identifier: string
  /** By language. */
  readonly titles: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, string>>
  /** Its page, without the locale. */
  readonly path: string
  /** `tournaments`, `quests`, `achievements`, `lotteries`. */
  readonly category: string
  readonly group_ids: readonly number[]
  readonly start_at: Date
  readonly end_at: Date
}

export interface BannerReader {
  readonly locale: string
  readonly brand: string
  readonly now: Date
}

/**
 * The banner of a competition: cards of it on every page take their picture and colours from the banner whose
 * `frontend_identifier` contains its own (wire-facts 14.0).
 */
export function competitionBanner(
  look: CompetitionLook,
  facts: BannerFacts,
  { locale, brand, now }: BannerReader,
): Banner {
  const { frontend_identifier: id, titles, texts, path, category, group_ids, start_at, end_at } = facts
  const { gradient, labels, button, art } = look
  // A finished competition leaves the lobby, but its card in the archive needs the banner.
  const slider = now < end_at ? look.slider : undefined
  return {
    id: `competition-${id}`,
    categories: [category, ...(slider === undefined ? [] : ['slider-index-top'])],
    ...(group_ids.length > 0 && { groupIds: [...group_ids] }),
    title: { text: titleIn(titles, locale) },
    description: { text: titleIn(texts, locale) },
    labels: labels.map((label) => ({ title: titleIn(label, locale) })),
    gradient: {
      colorLeft: gradient.left,
      colorLeftCenter: gradient.left_center,
      colorRightCenter: gradient.right_center,
      colorRight: gradient.right,
    },
    button: {
      name: button ? titleIn(button, locale) : textOf(locale, 'content.banner.takePart', {}, brand),
      url: path,
      frontendIdentifier: id,
    },
    image: art,
    url: path,
    frontend_identifier: id,
    timer: { start_at: start_at.toISOString(), end_at: end_at.toISOString() },
    ...(slider !== undefined && { order: { 'slider-index-top': slider } }),
    isTournament: category === 'tournaments',
    tournamentLink: path,
  }
}
