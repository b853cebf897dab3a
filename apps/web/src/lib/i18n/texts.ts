import type { Locale } from './locales'
import type { Area } from './messages'

/** Texts of some areas, compiled by icu-minify: leaves are strings or small arrays. */
export type CompiledTexts = Partial<Record<Area, unknown>>
type Raw = Record<string, unknown>

/**
 * Compiles every leaf of a tree of ICU texts. The server leaves faulty messages out; a faulty English one, for which
 * there is no substitute, is shown as it is written.
 */
export function compileTexts(texts: object, compile: (text: string) => unknown): Raw {
  const out: Raw = {}
  for (const [key, value] of Object.entries(texts))
    out[key] = typeof value === 'string' ? compileText(value, compile) : compileTexts(value, compile)
  return out
}

function compileText(text: string, compile: (text: string) => unknown): unknown {
  try {
    return compile(text)
  } catch {
    // The validation of the content has reported it.
    return text
  }
}

/**
 * The texts of one page load in one locale. Server rendering loads the areas that the page's loaders need and sends
 * only those; the browser fetches the others when a dialog or page needs them.
 */
export class Texts {
  readonly locale: Locale
  areas: CompiledTexts
  /** Of the texts, as the page was rendered; part of the address of each file. */
  version: string
  private readonly files = new Map<Area, Promise<Raw>>()
  /** All texts, if the platform cannot send those of one area. */
  private all: Raw | undefined
  /** Areas shown in English because the locale's texts failed to load. */
  private readonly substituted = new Set<Area>()
  private readonly listeners = new Set<() => void>()

  constructor(locale: Locale, areas: CompiledTexts = {}, version = '') {
    this.locale = locale
    this.areas = areas
    this.version = version
  }

  has(areas: readonly Area[]): boolean {
    return areas.every((area) => area in this.areas && !this.substituted.has(area))
  }

  /**
   * Loads areas; resolves at once when they are already loaded. A failed load is silent: English is shown until the
   * next one (ERR-04).
   */
  async need(...areas: Area[]): Promise<void> {
    if (this.has(areas)) return
    const missing = areas.filter((area) => !this.has([area]))
    const loaded = import.meta.env.SSR ? await this.fromServer(missing) : await this.fromFile(missing)
    this.areas = { ...this.areas, ...loaded }
    for (const listener of this.listeners) listener()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  snapshot = (): CompiledTexts => this.areas

  private async fromServer(areas: Area[]): Promise<CompiledTexts> {
    const { compiledTexts } = await import('./compiledTexts')
    const { texts, version } = await compiledTexts(this.locale)
    this.version = version
    return pick(texts, areas)
  }

  private async fromFile(areas: Area[]): Promise<CompiledTexts> {
    try {
      const [files, { default: compile }] = await Promise.all([
        Promise.all(areas.map((area) => this.fileOf(area))),
        import('icu-minify/compile'),
      ])
      for (const area of areas) this.substituted.delete(area)
      return pick(compileTexts(pick(Object.assign({}, ...files), areas), compile), areas)
    } catch {
      // ERR-04: a failed load is silent.
      for (const area of areas) this.files.delete(area)
      return this.substitute(areas.filter((area) => !(area in this.areas)))
    }
  }

  private fileOf(area: Area): Promise<Raw> | Raw {
    const known = this.all ?? this.files.get(area)
    if (known) return known
    const file = this.fetchArea(area)
    this.files.set(area, file)
    return file
  }

  private async fetchArea(area: Area): Promise<Raw> {
    const answer = await fetch(`/messages/${this.locale}.json?v=${this.version}&area=${area}`)
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
    const texts = (await answer.json()) as Raw
    if (Object.keys(texts).length > 1) this.all = texts
    return texts
  }

  private async substitute(areas: Area[]): Promise<CompiledTexts> {
    try {
      const [{ englishTexts }, { default: compile }] = await Promise.all([
        import('./englishTexts'),
        import('icu-minify/compile'),
      ])
      const texts = pick(compileTexts(await englishTexts(areas), compile), areas)
      for (const area of areas) if (area in texts) this.substituted.add(area)
      return texts
    } catch {
      // ERR-04: a failed load is silent.
      return {}
    }
  }
}

function pick(from: Raw, areas: readonly Area[]): CompiledTexts {
  const out: CompiledTexts = {}
  for (const area of areas) if (area in from) out[area] = from[area]
  return out
}
