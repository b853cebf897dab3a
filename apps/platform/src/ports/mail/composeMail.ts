import { routes } from '@apogee/contract'
import { pathIn } from '../../core/content/brands.ts'
import { textOf } from '../../core/content/texts.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { MailKind, MailKinds } from '../../core/mail/mailKinds.ts'
import { mailedToken, type QueuedMail } from '../../core/mail/queuedMail.ts'
import { unsubscribeToken } from '../../core/mail/unsubscribeToken.ts'
import { formatValue } from './formatValue.ts'
import { type MailColours, type MailLink, mailPage } from './mailPage.ts'
import { preheaderOf } from './preheader.ts'

/** The parts of a brand that its emails use. */
export interface Sender {
  /** The brand, whose own texts come first. */
  readonly id: string
  readonly name: string
  /** Contact of the brand: the reply address, also shown in the footer. */
  readonly contact: string
  /** The company behind the brand, and its licence. */
  readonly legal: { readonly company: string; readonly licence: Readonly<Record<string, string>> }
  /** The minimum age of its players. */
  readonly age: number
  /** Help with gambling for a reader in a country (null: unknown). */
  readonly helplineOf: (country: string | null, locale: string) => { readonly name: string; readonly contact: string }
  readonly colours: MailColours
  /** Offered locales, the default one first. */
  readonly locales: readonly string[]
  /** Origin of links, without a trailing slash. */
  readonly origin: string
  readonly secret: string
}

/** The player an email goes to; absent for staff and for addresses without an account. */
export interface Recipient {
  readonly id: bigint
  readonly country: string | null
  /** Whether they agreed to offers by email and are not on a break. */
  readonly mayBePromoted: boolean
}

export interface ComposedMail {
  readonly from: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** RFC 8058: the address that ends the offers with one POST; only for promotional ones. */
  readonly unsubscribeUrl?: string
}

/** Address of a page in the player's locale; the default locale has no prefix. */
const pageUrl = ({ locale }: QueuedMail, path: string, { origin, locales }: Sender): string =>
  `${origin}${pathIn(locales, locale, path)}`

/** Address of the button. A message to support is answered instead. */
function linkOf(order: QueuedMail, { path, token }: MailKind, sender: Sender): string {
  const { nonce, message } = order
  if (message) return `mailto:${encodeURIComponent(message.replyTo)}`
  const page = pageUrl(order, path, sender)
  return token !== undefined && nonce !== null ? `${page}?${token}=${mailedToken(sender.secret, nonce)}` : page
}

/** The links that end the offers: a page for people, and the address for their mail program (RFC 8058). */
function unsubscribeLinks(order: QueuedMail, sender: Sender, recipient: Recipient) {
  const query = `?token=${unsubscribeToken(sender.secret, recipient.id)}`
  return {
    page: `${pageUrl(order, '/unsubscribe', sender)}${query}`,
    oneClick: `${sender.origin}${routes['profile.oneClickUnsubscribe'].split(' ')[1]}${query}`,
  }
}

/**
 * The message of an order, one of `kinds`: plain text and HTML, in the player's locale. Null when it is promotional and
 * the recipient does not want it, or no longer has an account.
 */
export function composeMail(
  order: QueuedMail,
  sender: Sender,
  kinds: MailKinds,
  recipient: Recipient | null,
): ComposedMail | null {
  const { template, locale, message } = order
  const kind = kinds[template]
  if (!kind) throw new Error(`no area sends a mail ${template}`)
  if (kind.isPromotional && !recipient?.mayBePromoted) return null
  const leave = kind.isPromotional && recipient ? unsubscribeLinks(order, sender, recipient) : null
  const say = speaker(order, sender)
  const words = textsOf(order, sender, kind, say)
  const { name, contact } = sender.helplineOf(recipient?.country ?? null, locale)
  const texts = {
    ...words,
    preheader: preheaderOf(words.text),
    help: {
      label: say('help'),
      link: pageUrl(order, '/responsible-gaming', sender),
      // A number stays on one line.
      line: say('helpline', { name, contact: contact.replaceAll(' ', '\u00a0') }),
    },
    unsubscribe: leave && { label: say('unsubscribe'), link: leave.page },
  }
  return {
    from: `${sender.name} <${sender.contact}>`,
    to: order.to,
    ...(message && { replyTo: message.replyTo }),
    ...(leave && { unsubscribeUrl: leave.oneClick }),
    subject: say(`${template}.subject`),
    text: plainText(texts),
    html: mailPage(texts, sender.colours),
  }
}

type Say = (key: string, more?: Readonly<Record<string, string>>) => string

const valuesOf = ({ values, locale }: QueuedMail): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatValue(value, locale)]))

/** Texts of `mails.json` with the order's values. */
function speaker(order: QueuedMail, sender: Sender): Say {
  const { locale, message } = order
  const values = {
    ...valuesOf(order),
    brand: sender.name,
    contact: sender.contact,
    age: String(sender.age),
    email: message?.replyTo ?? '',
  }
  return (key, more) => textOf(locale, `mails.${key}`, { ...values, ...more }, sender.id)
}

function textsOf(order: QueuedMail, sender: Sender, kind: MailKind, say: Say) {
  const { template, locale, message } = order
  const values = valuesOf(order)
  const part = (name: string): string => say(`${template}.${name}`)
  const facts = (kind.facts ?? []).flatMap((name) =>
    values[name] ? [[say(`facts.${name}`), values[name]] as const] : [],
  )
  const terms: MailLink | null =
    kind.terms === undefined ? null : { label: say('terms'), link: pageUrl(order, kind.terms, sender) }
  return {
    language: locale,
    brand: sender.name,
    facts,
    link: linkOf(order, kind, sender),
    title: part('title'),
    text: message?.content ?? part('text'),
    button: part('button'),
    note: part('note'),
    plainLink: kind.token === undefined ? null : say('plainLink'),
    terms,
    footer: say('footer'),
    legal: `${sender.legal.company} · ${titleIn(sender.legal.licence, locale)}`,
  }
}

type MailTexts = Parameters<typeof mailPage>[0]

/** The same content as the HTML, in the same order. */
function plainText(words: MailTexts): string {
  const { language, title, text, facts, button, link, note, terms, help, footer, legal, unsubscribe } = words
  // French puts a space between a word and its colon.
  const colon = language.startsWith('fr') ? '\u00a0:' : ':'
  const lines = facts.map(([name, value]) => `${name}${colon} ${value}`).join('\n')
  const linked = (one: MailLink | null) => (one === null ? '' : `${one.label}${colon} ${one.link}`)
  const foot = ['--', footer, `${help.label} ${help.link}`, help.line, legal, linked(unsubscribe)]
  const parts = [title, text, lines, `${button}${colon}\n${link}`, note, linked(terms), present(foot).join('\n')]
  return `${present(parts).join('\n\n')}\n`
}

const present = (parts: readonly string[]): string[] => parts.filter((part) => part !== '')
