import { joinLocale, type Locale, listedLocales } from '../../src/lib/i18n/locales.ts'

type Offered = readonly [Locale, ...Locale[]]

/** The protocol allows 50,000 addresses and 50 MB per file; with their alternates these are a megabyte, built in a few milliseconds. */
export const addressesAFile = 1_000

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function entry(path: string, locale: Locale, offered: Offered, origin: string, alternates: string): string {
  return `<url><loc>${escapeXml(origin + joinLocale(path, locale, offered))}</loc>${alternates}</url>`
}

function alternatesOf(path: string, offered: Offered, origin: string): string {
  const link = (name: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(origin + joinLocale(path, locale, offered))}"/>`
  const locales = listedLocales(offered)
  return [...locales.map((locale) => link(locale, locale)), link('x-default', offered[0])].join('')
}

export function sitemapFile(paths: readonly string[], offered: Offered, origin: string): string {
  const entries = paths.flatMap((path) => {
    const alternates = alternatesOf(path, offered, origin)
    return listedLocales(offered).map((locale) => entry(path, locale, offered, origin, alternates))
  })
  return `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>`
}

export function sitemapParts(paths: readonly string[], offered: Offered): string[][] {
  const pathsAFile = Math.max(1, Math.floor(addressesAFile / listedLocales(offered).length))
  const count = Math.ceil(paths.length / pathsAFile)
  return Array.from({ length: count }, (_, part) => paths.slice(part * pathsAFile, (part + 1) * pathsAFile))
}

/** The index of the files, starting with `/sitemap-1.xml`. */
export function sitemapIndex(count: number, origin: string): string {
  const files = Array.from(
    { length: count },
    (_, part) => `<sitemap><loc>${origin}/sitemap-${part + 1}.xml</loc></sitemap>`,
  )
  return `${head}<sitemapindex xmlns="${schema}">${files.join('')}</sitemapindex>`
}
