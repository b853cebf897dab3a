import ENGINES from '../../../../../../content/catalogue/engines.json' with { type: 'json' }
import LATER from '../../../../../../content/catalogue/later.json' with { type: 'json' }

/** What the games of an engine have in common. */
export interface EnginePlan {
  /** How many games of it are dealt by rule; those that came later are named one by one. */
  readonly games: number
  /** Lists that contain each of them. */
  readonly categories: readonly string[]
  /** Features of play; players filter by them as by a category. */
  readonly features?: readonly string[]
  /** What the picture shows instead of the hero; without it, the theme's own hero. */
  readonly emblems?: readonly string[]
  /** What such a game is called; without it, it is named after its hero. */
  readonly names?: readonly string[]
  /** Small print that applies to every game of the engine. */
  readonly ribbons: readonly string[]
  readonly isLive?: boolean
}

export const enginePlans: Readonly<Record<string, EnginePlan>> = ENGINES

/** A game that was added to a catalogue that players know. */
export interface LaterGame {
  readonly title: string
  readonly provider: string
  readonly theme: string
  /** What it is known by, if not by the emblem of its engine. */
  readonly emblem?: string
  readonly engine: string
  readonly profile: string
  readonly sub?: string
  readonly ribbon?: string
  /** Among the games by popularity it stands before the one of this number. */
  readonly place: number
}

/** The last one has the highest number: a new one is added at the end. */
export const laterGames: readonly LaterGame[] = LATER

/** Games that are dealt by rule, live tables among them. */
export const gamesDealt = Object.values(enginePlans).reduce((sum, { games }) => sum + games, 0)

/** Games of the whole catalogue. */
export const gamesMost = gamesDealt + laterGames.length

/** Ids of everything that is a feature of some engine. */
export const features: readonly string[] = [
  ...new Set(Object.values(enginePlans).flatMap((plan) => plan.features ?? [])),
]

/**
 * Assigns engines by place of popularity: always the one that is furthest behind its share, so that any first part of
 * the catalogue has the mix of the whole.
 */
export class EngineDeal {
  readonly #given = new Map<string, number>()
  #dealt = 0

  /** `wanted`: a manually defined game names its own engine, and counts. */
  next(wanted?: string): string {
    this.#dealt += 1
    const engine = wanted ?? this.#mostBehind()
    this.#given.set(engine, (this.#given.get(engine) ?? 0) + 1)
    return engine
  }

  #mostBehind(): string {
    const behind = Object.entries(enginePlans).map(([engine, { games }]) => ({
      engine,
      by: (this.#dealt * games) / gamesDealt - (this.#given.get(engine) ?? 0),
    }))
    return behind.reduce((most, one) => (one.by > most.by ? one : most)).engine
  }
}
