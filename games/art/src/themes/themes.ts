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

export function studio(slug: string): StudioRecord {
  const found = studios.get(slug)
  if (!found) throw new Error(`No studio is called ${slug}.`)
  return found
}

export const hasStudio = (slug: string): boolean => studios.has(slug)
