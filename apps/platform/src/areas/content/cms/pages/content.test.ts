import { expect, test } from 'vitest'
import { z } from 'zod'
import { readContent } from '../../../../core/content/contentFiles.ts'
import { depositTable, gameReturns, readPageVariables } from '../../pageValues.ts'
import { variablesOf } from '../variablesOf.ts'
import { readPageFiles } from './readPageFiles.ts'

const { pages, snippets } = readPageFiles()
const locales = [...new Set(pages.map(({ locale }) => locale))]
const known = [
  ...Object.keys(variablesOf({ brand: 'apogee', locale: 'en', now: new Date(0) })),
  ...Object.keys(readPageVariables()),
  depositTable,
  gameReturns,
  'current_year',
]
const of = (locale: string) => pages.filter((page) => page.locale === locale)

test.each(locales)('every text in %s has an English counterpart at the same path', (locale) => {
  const facts = (name: string) =>
    of(name).map(({ slug, licence, categories, position, hidden, is_login, facts }) => ({
      slug,
      licence,
      categories,
      position,
      hidden,
      is_login,
      ...facts,
      headings: facts.headings.length,
      figure: facts.figure !== undefined,
    }))
  expect(facts('en')).toEqual(expect.arrayContaining(facts(locale)))
})

test('[RT-44] all pages that the product links to exist', () => {
  const slugs = of('en').map(({ slug }) => slug)
  expect(slugs).toEqual(
    expect.arrayContaining([
      'privacy-policy',
      'cookie-policy',
      'terms-and-conditions',
      'general-rules',
      'responsible-gaming',
      'promotions',
      'bonus-balance',
      'about',
      'fairness',
      'payments',
      'support',
      'news',
      'benefits-of-crypto',
    ]),
  )
})

test('texts use only known variables', () => {
  const named = [...pages, ...snippets].flatMap((each) =>
    [...JSON.stringify(each).matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !known.includes(name!))).toEqual([])
})

test('links within a page lead to existing headings with unique names', () => {
  for (const { locale, slug, content } of pages) {
    for (const [, anchor = ''] of content.matchAll(/href="#([^"]+)"/g)) {
      expect(content, `${locale}/${slug}`).toContain(`id="${anchor}"`)
    }
    const ids = [...content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, `${locale}/${slug}`).toBe(ids.length)
  }
})

test('[SEO-05] every page has texts for search results within the maximum length', () => {
  for (const { locale, slug, head_title, description, keywords } of pages) {
    expect(head_title.length, `${locale}/${slug}`).toBeLessThanOrEqual(70)
    expect(description.length, `${locale}/${slug}`).toBeGreaterThan(60)
    expect(description.length, `${locale}/${slug}`).toBeLessThanOrEqual(170)
    expect(keywords, `${locale}/${slug}`).not.toBe('')
  }
})

const rates = z.object({ fee: z.string() })

test.each(locales)('the exchange fee on the payments page matches that of the cashbox (%s)', (locale) => {
  const written = of(locale).find(({ slug, licence }) => slug === 'payments' && licence === '')?.content
  // Italian and Estonian have no space before the percent sign.
  const fee = `${Number(readContent('config/crypto-rates.json', rates).fee) * 100}%`
  expect((written ?? fee).replace('\u00a0%', '%')).toContain(fee)
})

test.each(locales)('the fairness page has the returns to player of the existing games (%s)', (locale) => {
  const written = of(locale).find(({ slug }) => slug === 'fairness')?.content
  // English of Australia, Canada and New Zealand uses the English page.
  for (const name of ['{rtp_range}', '{edge_range}']) expect(written ?? name).toContain(name)
})
