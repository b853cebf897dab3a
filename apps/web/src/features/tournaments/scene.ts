import type { Result } from '@apogee/contract'
import type { Tournament } from './model'

// A prime number: consecutive hours and days get different hues.
const hues = 11

type Banner = Result<'content.banners'>['banners'][number]

/** The part of a banner that a tournament's scene uses. */
export interface TournamentScene {
  readonly name: string
  /** Address of the picture without its width. */
  readonly image: string
  readonly text: string
  /** The four colours of the gradient, left to right. */
  readonly colors: readonly [string, string, string, string]
}

/** The scenes of all banners that can belong to a tournament. */
export const scenesOf = (banners: readonly Banner[]): TournamentScene[] =>
  banners.flatMap(({ frontend_identifier: name, image, description, gradient }) => {
    if (!name) return []
    const { colorLeft, colorLeftCenter, colorRightCenter, colorRight } = gradient
    return [{ name, image, text: description.text, colors: [colorLeft, colorLeftCenter, colorRightCenter, colorRight] }]
  })

/** wire-facts 14.0: the banner whose identifier contains the tournament's; the shortest, if several do. */
export const sceneOf = (
  { frontend_identifier: name }: Pick<Tournament, 'frontend_identifier'>,
  scenes: readonly TournamentScene[] | undefined,
): TournamentScene | undefined =>
  scenes
    ?.filter((one) => one.name.includes(name))
    .toSorted((a, b) => a.name.length - b.name.length)
    .at(0)

/** Past editions of a series share a banner: each gets another hue. Other tournaments keep theirs. */
export function editionStyle({ frontend_identifier: name }: Pick<Tournament, 'frontend_identifier'>) {
  const [, edition] = name.split('--')
  if (!edition) return {}
  let hash = 0
  for (const letter of edition) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return { filter: `hue-rotate(${Math.round((Math.abs(hash) % hues) * (360 / hues))}deg)` }
}
