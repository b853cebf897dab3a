import { pathIn } from '../../core/content/brands.ts'
import { textOf } from '../../core/content/texts.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { MailKind, MailKinds } from '../../core/mail/mailKinds.ts'
import { mailedToken, type QueuedMail } from '../../core/mail/queuedMail.ts'
import { formatValue } from './formatValue.ts'
import { type MailColours, mailPage } from './mailPage.ts'

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
  readonly colours: MailColours
  /** Offered locales, the default one first. */
  readonly locales: readonly string[]
  /** Origin of links, without a trailing slash. */
  readonly origin: string
  readonly secret: string
}

export interface ComposedMail {
  readonly from: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
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

/** The message of an order, one of `kinds`: plain text and HTML, in the player's locale. */
export function composeMail(order: QueuedMail, sender: Sender, kinds: MailKinds): ComposedMail {
  const { template, locale, message } = order
  const kind = kinds[template]
  if (!kind) throw new Error(`no area sends a mail ${template}`)
  const values = Object.fromEntries(
    Object.entries(order.values).map(([name, value]) => [name, formatValue(value, locale)]),
  )
  const say = (key: string): string =>
    textOf(
      locale,
      `mails.${key}`,
      {
        ...values,
        brand: sender.name,
        contact: sender.contact,
        age: String(sender.age),
        email: message?.replyTo ?? '',
      },
      sender.id,
    )
  const part = (name: string): string => say(`${template}.${name}`)
  const facts = (kind.facts ?? []).flatMap((name) =>
    values[name] ? [[say(`facts.${name}`), values[name]] as const] : [],
  )
  const words = {
    language: locale,
    brand: sender.name,
    facts,
    link: linkOf(order, kind, sender),
    title: part('title'),
    text: message?.content ?? part('text'),
    button: part('button'),
    note: part('note'),
    plainLink: kind.token === undefined ? null : say('plainLink'),
    terms: kind.terms === undefined ? null : { label: say('terms'), link: pageUrl(order, kind.terms, sender) },
    help: { label: say('help'), link: pageUrl(order, '/responsible-gaming', sender) },
    footer: say('footer'),
    legal: `${sender.legal.company} · ${titleIn(sender.legal.licence, locale)}`,
  }
  return {
    from: `${sender.name} <${sender.contact}>`,
    to: order.to,
    ...(message && { replyTo: message.replyTo }),
    subject: part('subject'),
    text: plainText(words),
    html: mailPage(words, sender.colours),
  }
}

type MailTexts = Parameters<typeof mailPage>[0]

function plainText({
  language,
  title,
  text,
  facts,
  button,
  link,
  note,
  terms,
  help,
  footer,
  legal,
}: MailTexts): string {
  // French puts a space between a word and its colon.
  const colon = language.startsWith('fr') ? '\u00a0:' : ':'
  const lines = facts.map(([name, value]) => `${name}${colon} ${value}`).join('\n')
  const offered = terms === null ? '' : `${terms.label}${colon} ${terms.link}`
  const foot = `--\n${footer}\n${help.label} ${help.link}\n${legal}`
  const parts = [title, text, lines, `${button}${colon}\n${link}`, note, offered, foot]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
