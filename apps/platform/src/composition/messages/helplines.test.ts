import { expect, test } from 'vitest'
import { readPages } from '../../areas/content/public.ts'
import { helplineOf } from '../../core/content/configs/helplines.ts'

const { pages } = readPages()
const pageOf = (licence: string, locale: string) =>
  pages.find((page) => page.slug === 'responsible-gaming' && page.licence === licence && page.locale === locale)
    ?.content

test.each([
  ['CW', 'DE', 'de', '0800 1372700'],
  ['CW', 'CA', 'fr-CA', '1 800 461 0140'],
  ['CW', 'CA', 'en-CA', '1 866 531 2600'],
  ['CW', 'BR', 'en', 'www.gamblingtherapy.org'],
  ['CW', null, 'en', 'www.gamblingtherapy.org'],
  ['EE', 'DE', 'de', '15410'],
] as const)('under %s, a reader in %s who reads %s is told %s, as on the page', (licence, country, locale, line) => {
  expect(helplineOf(licence, country, locale).contact).toBe(line)
  expect(pageOf(licence === 'EE' ? 'EE' : '', locale.startsWith('en') ? 'en' : locale)).toContain(line)
})
