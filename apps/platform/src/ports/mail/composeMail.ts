import { textOf } from '../../core/content/texts.ts'
import { type MailOrder, mailedToken } from '../../core/mail/mailOrder.ts'

/** What a message takes from the house it comes from. */
export interface Sender {
  readonly name: string
  /** Contact of the brand: reply address and the one named at the foot. */
  readonly contact: string
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

// Where the button of a message leads: a popup route and the query its token travels in (RT-28, RT-47).
const targets: Record<MailOrder['template'], { path: string; token: string | null }> = {
  confirmation: { path: '/confirmation', token: 'confirmation_token' },
  password: { path: '/new-password', token: 'reset_password_token' },
  passwordChanged: { path: '/', token: null },
  contact: { path: '/', token: null },
}

/** Address of a page in the player's locale; the default locale has no prefix. A message to support is answered instead. */
function linkOf({ template, locale, nonce, message }: MailOrder, { origin, locales, secret }: Sender): string {
  if (message) return `mailto:${encodeURIComponent(message.replyTo)}`
  const { path, token } = targets[template]
  const isPrefixed = locale !== locales[0] && locales.includes(locale)
  const page = isPrefixed ? `/${locale}${path === '/' ? '' : path}` : path
  return token !== null && nonce !== null
    ? `${origin}${page}?${token}=${mailedToken(secret, nonce)}`
    : `${origin}${page}`
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The message of an order: plain text and HTML, in the player's locale. */
export function composeMail(order: MailOrder, sender: Sender): ComposedMail {
  const say = (key: string): string =>
    textOf(order.locale, `mails.${key}`, {
      brand: sender.name,
      contact: sender.contact,
      email: order.message?.replyTo ?? '',
    })
  const part = (name: string): string => say(`${order.template}.${name}`)
  const link = linkOf(order, sender)
  const body = order.message?.content ?? part('text')
  const text = [part('title'), body, `${part('button')}:\n${link}`, part('note'), `--\n${say('footer')}`].join('\n\n')
  return {
    from: `${sender.name} <${sender.contact}>`,
    to: order.to,
    ...(order.message && { replyTo: order.message.replyTo }),
    subject: part('subject'),
    text: `${text}\n`,
    html: page({
      language: order.locale,
      brand: sender.name,
      title: part('title'),
      text: body,
      button: part('button'),
      link,
      note: part('note'),
      plainLink: say('plainLink'),
      footer: say('footer'),
    }),
  }
}

interface Words {
  readonly language: string
  readonly brand: string
  readonly title: string
  readonly text: string
  readonly button: string
  readonly link: string
  readonly note: string
  readonly plainLink: string
  readonly footer: string
}

// Tables and inline styles: the only layout that mail programs agree on.
function page(words: Words): string {
  const is = Object.fromEntries(Object.entries(words).map(([key, value]) => [key, escaped(value)])) as unknown as Words
  const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
  return `<!doctype html>
<html lang="${is.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${is.title}</title></head>
<body style="margin:0;background:#f1f2f7;${font};color:#1a1d2b">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td style="background:#0a0d18;padding:20px 32px;color:#ffffff;font-size:20px;font-weight:700;letter-spacing:.02em">${is.brand}</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:28px">${is.title}</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:24px;white-space:pre-line">${is.text}</p>
<p style="margin:0 0 24px"><a href="${is.link}" style="display:inline-block;background:#4b3bff;color:#ffffff;text-decoration:none;font-size:16px;font-weight:600;padding:14px 24px;border-radius:12px">${is.button}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:20px;color:#5b6072">${is.note}</p>
<p style="margin:0;font-size:13px;line-height:20px;color:#5b6072">${is.plainLink}<br><a href="${is.link}" style="color:#4b3bff;word-break:break-all">${is.link}</a></p>
</td></tr>
<tr><td style="padding:20px 32px;border-top:1px solid #e6e8f0;font-size:12px;line-height:18px;color:#5b6072">${is.footer}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}
