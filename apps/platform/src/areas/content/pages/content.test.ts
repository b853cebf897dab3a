import { expect, test } from 'vitest'
import { z } from 'zod'
import { readContent } from '../../../core/content/contentFiles.ts'
import { variablesOf } from '../presentCms.ts'
import { readPageFiles } from './readPageFiles.ts'

const { pages, snippets } = readPageFiles()
const locales = ['en', 'de']
const known = [...Object.keys(variablesOf({ brand: 'apogee', locale: 'en', now: new Date(0) })), 'current_year']
const of = (locale: string) => pages.filter((page) => page.locale === locale)

test('both languages have the same pages, in the same places', () => {
  const facts = (locale: string) =>
    of(locale).map(({ slug, categories, position, hidden, is_login, facts: { headings, updated } }) => {
      return { slug, categories, position, hidden, is_login, updated, sections: headings.length }
    })
  expect(facts('de')).toEqual(facts('en'))
  const ids = (locale: string) => snippets.filter((each) => each.locale === locale).map(({ id }) => id)
  expect(ids('de')).toEqual(ids('en'))
})

test('[RT-44] the pages the product links to are there', () => {
  const slugs = of('en').map(({ slug }) => slug)
  expect(slugs).toEqual(
    expect.arrayContaining([
      ...['privacy-policy', 'cookie-policy', 'terms-and-conditions', 'general-rules', 'responsible-gaming'],
      ...['about', 'fairness', 'payments', 'support'],
    ]),
  )
})

test('no text names a variable that nobody fills', () => {
  const named = [...pages, ...snippets].flatMap((each) =>
    [...JSON.stringify(each).matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !known.includes(name!))).toEqual([])
})

test('every link leads to a page or a heading that is there', () => {
  for (const { locale, slug, content } of pages) {
    const slugs = of(locale).map((page) => `/${page.slug}`)
    for (const [, href = ''] of content.matchAll(/href="([^"]+)"/g)) {
      if (href.startsWith('/')) expect(slugs, `${locale}/${slug}`).toContain(href)
      if (href.startsWith('#')) expect(content, `${locale}/${slug}`).toContain(`id="${href.slice(1)}"`)
    }
    const ids = [...content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, `${locale}/${slug}`).toBe(ids.length)
  }
})

test('[SEO-05] every page has words for search results, and they fit', () => {
  for (const { locale, slug, head_title, description, keywords } of pages) {
    expect(head_title.length, `${locale}/${slug}`).toBeLessThanOrEqual(70)
    expect(description.length, `${locale}/${slug}`).toBeGreaterThan(60)
    expect(description.length, `${locale}/${slug}`).toBeLessThanOrEqual(170)
    expect(keywords, `${locale}/${slug}`).not.toBe('')
  }
})

const range = z.tuple([z.string(), z.string()])
const limits = z.object({ deposit: range, cashout: range })
const methods = z.object({
  currencies: z.record(z.string(), limits.extend({ limits: z.record(z.string(), limits).optional() })),
})
const rates = z.object({ fee: z.string() })

test.each(locales)('the limits on the page about payments are those of the cashbox (%s)', (locale) => {
  const written = pages.find((page) => page.locale === locale && page.slug === 'payments')?.content ?? ''
  const cell = ([min, max]: readonly [string, string]) => {
    const number = (value: string) => Number(value).toLocaleString(locale, { maximumFractionDigits: 8 })
    return `<td>${number(min)} ${locale === 'de' ? 'bis' : 'to'} ${number(max)}</td>`
  }
  for (const [code, row] of Object.entries(readContent('config/payment-methods.json', methods).currencies)) {
    for (const { deposit, cashout } of [row, ...Object.values(row.limits ?? {})]) {
      expect(written).toContain(`<tr><th scope="row">${code}</th>${cell(deposit)}${cell(cashout)}</tr>`)
    }
  }
  expect(written).toContain(`${Number(readContent('config/crypto-rates.json', rates).fee) * 100}\u00a0%`)
})

const profiles = z.record(z.string(), z.object({ payout: z.string() }))

test.each(locales)('the returns to player on the page about fairness are those of the games (%s)', (locale) => {
  const written = pages.find((page) => page.locale === locale && page.slug === 'fairness')?.content ?? ''
  const payouts = Object.values(readContent('catalogue/profiles.json', profiles)).map(({ payout }) => Number(payout))
  for (const edge of [Math.min(...payouts), Math.max(...payouts)]) {
    expect(written).toContain(edge.toLocaleString(locale, { minimumFractionDigits: 2 }))
  }
})
