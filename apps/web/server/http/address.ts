import { joinLocale, type Locale, splitLocale } from '../../src/lib/i18n/locales.ts'

type Offered = readonly [Locale, ...Locale[]]

// RT-07: page 1 of a studio's games is the studio's own page.
const firstPage = /^(.*\/producers\/[^/]+)\/1$/

/**
 * The correct form of a path, or undefined when it is correct already (GD-01): no trailing slash, no double slashes,
 * and locales in our spelling.
 */
export function rightPath(pathname: string, offered: Offered): string | undefined {
  // A leading "//" would be another host.
  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(firstPage, '$1')
  const [, first = '', ...rest] = clean.split('/')
  const locale = offered.find((one) => one.toLowerCase() === first.toLowerCase())
  const right = locale && locale !== first ? `/${[locale, ...rest].join('/')}` : clean
  return right === pathname ? undefined : right
}

export interface LocaleFacts {
  readonly pathname: string
  readonly offered: Offered
  readonly country: string | null
  readonly cookies: string | null
  readonly isBot: boolean
  /** Locales by country, a table the operator maintains (CONST-33). */
  readonly byCountry: Readonly<Record<string, string>>
}

const savedLocale = /(?:^|;\s*)locale=([\w-]+)/

const hasLocale = (pathname: string, offered: Offered): boolean => offered.some((one) => one === pathname.split('/')[1])

/**
 * The localised path for a visitor whose path has no locale: the language they once chose, else that of their country.
 * Undefined when they are already in the right place; paths with a locale always are, and so is every path for a
 * crawler.
 */
export function localePath(facts: LocaleFacts): string | undefined {
  const { pathname, offered, country, cookies, isBot, byCountry } = facts
  if (isBot || hasLocale(pathname, offered)) return undefined
  const wanted = savedLocale.exec(cookies ?? '')?.[1] ?? byCountry[country ?? '']
  const locale = offered.find((one) => one === wanted)
  if (!locale || locale === offered[0]) return undefined
  return joinLocale(splitLocale(pathname, offered).path, locale, offered)
}
