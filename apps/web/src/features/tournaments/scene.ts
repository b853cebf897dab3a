import type { Result } from '@apogee/contract'
import type { Tournament } from './model'

type Banner = Result<'content.banners'>['banners'][number]

/** What a banner gives to a tournament's scene. */
export interface TournamentScene {
  readonly name: string
  /** Address without the width. */
  readonly image: string
  readonly text: string
  /** The four colours of its sky, left to right. */
  readonly colors: readonly [string, string, string, string]
}

/** Banners that can belong to a tournament, with the little that a page needs of them. */
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
