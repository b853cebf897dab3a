import { joinLocale, type Locale, splitLocale } from '../src/lib/i18n/locales.ts'

type Offered = readonly [Locale, ...Locale[]]

// RT-07: the first page of a studio's games is the studio.
const firstPage = /(?<=\/producers\/[^/]+)\/1$/

/** Where a path really is, or undefined when it is right (GD-01): no slash at the end, none twice, locales as we write them. */
export function rightPath(pathname: string, offered: Offered): string | undefined {
  // "//" at the beginning would be another host.
  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(firstPage, '')
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
  /** Locale of a country, an operator's table (CONST-33). */
  readonly byCountry: Readonly<Record<string, string>>
}

const savedLocale = /(?:^|;\s*)locale=([\w-]+)/

const hasLocale = (pathname: string, offered: Offered): boolean => offered.some((one) => one === pathname.split('/')[1])

/**
 * The path a visitor belongs to who did not say which language he wants: what he once chose, else his country's. Undefined
 * when he is right where he is; a path with a locale always is, and a crawler wherever it comes.
 */
export function localePath(facts: LocaleFacts): string | undefined {
  const { pathname, offered, country, cookies, isBot, byCountry } = facts
  if (isBot || hasLocale(pathname, offered)) return undefined
  const wanted = savedLocale.exec(cookies ?? '')?.[1] ?? byCountry[country ?? '']
  const locale = offered.find((one) => one === wanted)
  if (!locale || locale === offered[0]) return undefined
  return joinLocale(splitLocale(pathname, offered).path, locale, offered)
}
