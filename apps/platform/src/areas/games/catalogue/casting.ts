import { heroOf, type Seed, type TileStyle, tileStyle } from '@apogee/art'
import { enginePlans } from './engines.ts'

interface Studio {
  slug: string
  likes: readonly string[]
  share: number
}
export interface Cast {
  provider: string
  theme: string
  seed: string
  hero: string
}

const emblemsOfKinds = new Set(Object.values(enginePlans).flatMap((plan) => plan.emblems ?? []))

/** Minimum distance between two games with the same theme or the same hero: a row of tiles shows eight. */
const THEME_GAP = 9
const HERO_GAP = 24
/** How many successive games of one hero have different drawings: a screen of results shows no more of them. */
const POSE_GAP = 24
const POSES_TRIED = 40

/** Assigns studios, themes and looks so that neighbours never look alike and each look occurs once in a theme. */
export class Casting {
  readonly #studios: readonly Studio[]
  readonly #themes: readonly string[]
  readonly #recentThemes: string[] = []
  readonly #recentHeroes: string[] = []
  readonly #lastOfStudio = new Map<string, string>()
  readonly #counts = new Map<string, number>()
  readonly #looks = new Set<string>()
  readonly #poses = new Map<string, string[]>()

  constructor(studios: readonly Studio[], themes: readonly string[]) {
    this.#studios = studios
    this.#themes = themes
  }

  note(provider: string, theme: string, l: TileStyle): void {
    this.#recentThemes.push(theme)
    this.#recentHeroes.push(l.hero)
    if (this.#recentThemes.length > THEME_GAP) this.#recentThemes.shift()
    if (this.#recentHeroes.length > HERO_GAP) this.#recentHeroes.shift()
    this.#lastOfStudio.set(provider, theme)
    this.#counts.set(theme, (this.#counts.get(theme) ?? 0) + 1)
    this.#looks.add(lookKey(theme, l))
  }

  /** `emblems` may replace the hero; without any, the theme decides. */
  next(no: number, r: Seed, emblems: readonly string[] = []): Cast {
    const studio = this.#studio(r)
    const theme = this.#theme(studio, r)
    const fresh = emblems.filter((one) => !this.#recentHeroes.includes(one))
    const before = emblems.length > 0 ? `hero:${r.pick(fresh.length > 0 ? fresh : emblems)}/` : ''
    const { seed, chosen } = this.#seed(no, theme, before)
    this.note(studio.slug, theme, chosen)
    return { provider: studio.slug, theme, seed, hero: heroOf({ theme, seed }) }
  }

  /** Returns the seed, with another pose if one of this hero's last games already has this drawing. */
  posed(theme: string, seed: string): string {
    for (let pose = 0; ; pose++) {
      const posed = pose === 0 ? seed : `${seed}~${pose}`
      const { star, composition, pose: stance, hue } = tileStyle({ theme, seed: posed })
      const drawing = [composition, stance.flip, stance.cast, stance.cast === 'plain' ? hue : ''].join('/')
      const recent = this.#poses.get(star) ?? []
      if (recent.includes(drawing) && pose < POSES_TRIED) continue
      this.#poses.set(star, [...recent, drawing].slice(-POSE_GAP))
      return posed
    }
  }

  #studio(r: Seed): Studio {
    const total = this.#studios.reduce((sum, { share }) => sum + share, 0)
    let left = r.between(0, total)
    for (const studio of this.#studios) {
      left -= studio.share
      if (left <= 0) return studio
    }
    return r.pick(this.#studios)
  }

  /**
   * Three of four games follow the studio's preference. The rarest of three proposals wins, which balances the themes.
   */
  #theme(studio: Studio, r: Seed): string {
    const last = this.#lastOfStudio.get(studio.slug)
    const allowed = (theme: string) => theme !== last && !this.#recentThemes.includes(theme)
    const liked = studio.likes.filter(allowed)
    const pool = liked.length > 0 && r.chance(0.74) ? liked : this.#themes.filter(allowed)
    const proposals = [r.pick(pool), r.pick(pool), r.pick(pool)]
    return proposals.reduce((a, b) => ((this.#counts.get(b) ?? 0) < (this.#counts.get(a) ?? 0) ? b : a))
  }

  #seed(no: number, theme: string, before: string): { seed: string; chosen: TileStyle } {
    for (let attempt = 0; ; attempt++) {
      const seed = `${before}${theme}-${no}${attempt ? `.${attempt}` : ''}`
      const chosen = tileStyle({ theme, seed })
      // The emblem of a kind of game is not used for slots.
      const own = before !== '' || !emblemsOfKinds.has(chosen.hero)
      const fresh = own && !this.#recentHeroes.includes(chosen.hero) && !this.#looks.has(lookKey(theme, chosen))
      if (fresh || attempt > 60) return { seed, chosen }
    }
  }
}

const lookKey = (theme: string, l: TileStyle): string => [theme, l.hero, l.hue, l.dealt, l.face.font].join('/')
