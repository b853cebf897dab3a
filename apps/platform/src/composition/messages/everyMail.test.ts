import { describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { mailKindsOf } from '../../core/area.ts'
import { readConfig } from '../../core/config/config.ts'
import { everyBrand, pathIn } from '../../core/content/brands.ts'
import { helplineOf } from '../../core/content/configs/helplines.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { MailTemplate } from '../../core/mail/mailKinds.ts'
import { composeMail } from '../../ports/mail/composeMail.ts'
import { senderOf } from '../../ports/mail/senderOf.ts'
import { sampleMail, staffMails } from '../../testing/mailSamples.ts'

const kinds = mailKindsOf(areas)
// Object.keys forgets the keys of a literal.
const templates = Object.keys(kinds) as MailTemplate[]
const config = readConfig({ MODE: 'demo', DATABASE_URL: 'postgres://127.0.0.1/none' })
const recipient = { id: 7n, country: 'DE', mayBePromoted: true }

const entities: Readonly<Record<string, string>> = { nbsp: '\u00a0', zwnj: '\u200c' }
/** The text of HTML as a reader sees it, with one space for every gap. */
const plainOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, ' ')

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

const compose = (template: MailTemplate, locale: string, brand: string) => {
  const mail = composeMail(sampleMail(template, locale, brand), senderOf(config)(brand), kinds, recipient)
  if (!mail) throw new Error(`${template} is not sent`)
  return { ...mail, shown: plainOf(mail.html) }
}
type Mail = ReturnType<typeof compose>

const faultsOf = (template: MailTemplate, locale: string, { id, name, licence, legal }: Brand): string[] => {
  const mail = compose(template, locale, id)
  const helpline = helplineOf(licence, recipient.country, locale)
  const footer = [
    senderOf(config)(id).contact,
    `${licence === 'EE' ? 21 : 18}+`,
    helpline.contact,
    legal.company,
    titleIn(legal.licence, locale),
  ]
  const isPromotional = kinds[template]?.isPromotional === true
  const missing = (what: string, isThere: boolean) => (isThere ? [] : [`${template}: ${what}`])
  return [
    ...missing('the subject does not name the brand', staffMails.has(template) || mail.subject.includes(name)),
    ...missing('a text is missing', !/mails\.\w|\{\w+\}|undefined/.test(`${mail.subject}\n${mail.text}\n${mail.html}`)),
    ...missing('it needs one h1', all(mail.html, /<(h1)[ >]/g).length === 1),
    ...missing('it needs a preheader', preheaderOf(mail).length > 10),
    ...footer.flatMap((part) =>
      missing(`the footer lacks ${part}`, squeezed(mail.text).includes(part) && mail.shown.includes(part)),
    ),
    ...missing('unsubscribing is for promotional mails', isPromotional === (mail.unsubscribeUrl !== undefined)),
    ...missing('the page to unsubscribe', isPromotional === mail.text.includes('/unsubscribe?token=')),
    ...missing('its terms', kinds[template]?.terms === undefined || mail.text.includes(termsUrl(template, locale, id))),
    ...linkFaults(template, mail),
    ...textFaults(template, mail),
  ]
}

type Brand = ReturnType<typeof everyBrand>[number]

const termsUrl = (template: MailTemplate, locale: string, id: string) => {
  const { origin, locales } = senderOf(config)(id)
  return `${origin}${pathIn(locales, locale, kinds[template]?.terms ?? '')}`
}

const preheaderOf = ({ html }: Mail): string => plainOf(/display:none[^>]*>(.*?)&#847;/s.exec(html)?.[1] ?? '').trim()

const linkFaults = (template: MailTemplate, { html }: Mail): string[] =>
  all(html, /href="([^"]*)"/g)
    .filter((href) => !/^(https?:\/\/[\w.:-]+\/|mailto:)/.test(href.replaceAll('&#58;', ':').replaceAll('&#47;', '/')))
    .map((href) => `${template}: ${href} is not absolute`)

/** Paragraphs of the text that the HTML lacks, and links of the HTML that the text lacks. */
function textFaults(template: MailTemplate, { text, html, shown }: Mail): string[] {
  const lines = text.split('\n').flatMap((line) => squeezed(line.replace(/https?:\S+|mailto:\S+/g, '')) || [])
  const inHtml = squeezed(shown)
  return [
    ...lines
      .map((line) => line.replace(/[\u00a0 ]?:$/, ''))
      .filter((line) => line !== '--' && !line.split(/[\u00a0 ]?: /).every((part) => inHtml.includes(squeezed(part))))
      .map((line) => `${template}: the HTML lacks "${line}"`),
    ...all(html, /href="([^"]*)"/g)
      .map((href) => href.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))))
      .filter((href) => !text.includes(href))
      .map((href) => `${template}: the text lacks ${href}`),
  ]
}

describe.each(everyBrand().map((brand) => [brand.id, brand] as const))('emails of %s', (_, brand) => {
  test.each(brand.locales)('[SAFE-02] every email in %s has all its parts, in HTML and in text', (locale) => {
    expect(templates.length).toBeGreaterThan(40)
    expect(templates.flatMap((template) => faultsOf(template, locale, brand)).join('\n')).toBe('')
  })
})

test('no two emails of one language have the same subject, so a reader can distinguish them', () => {
  for (const locale of ['en', 'de', 'fr-CA', 'no', 'it', 'et']) {
    const subjects = templates.map((template) => compose(template, locale, 'apogee').subject)
    expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([])
  }
})
