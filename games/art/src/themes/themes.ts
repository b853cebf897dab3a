import STUDIOS from '../../../../content/catalogue/studios.json' with { type: 'json' }
import THEMES from '../../../../content/catalogue/themes.json' with { type: 'json' }
import type { StudioRecord, Theme } from '../record.ts'

const themes: Readonly<Record<string, Theme>> = THEMES
const studios = new Map<string, StudioRecord>(STUDIOS.map((studio) => [studio.slug, studio]))

export const themeNames: readonly string[] = Object.keys(themes)

export function theme(name: string): Theme {
  const found = themes[name]
  if (!found) throw new Error(`No theme is called ${name}.`)
  return found
}

/** A studio's wordmark. One that this package does not know, such as an aggregator's, has its name in plain letters. */
export const studio = (slug: string, title = titleOf(slug)): StudioRecord =>
  studios.get(slug) ?? { slug, title, mark: '', font: 'unbounded:700' }

/** `big-time_games` is Big Time Games. */
function titleOf(slug: string): string {
  const title = slug.replace(/[-_.]+/g, ' ').trim()
  return title.replace(/\b\w/g, (letter) => letter.toUpperCase()) || slug
}

export const hasStudio = (slug: string): boolean => studios.has(slug)
