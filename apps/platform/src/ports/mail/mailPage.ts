/** Colours of a brand in its messages: solid ones, which every mail program can show. */
export interface MailColours {
  readonly head: string
  readonly action: string
  readonly onAction: string
}

export interface MailLink {
  readonly label: string
  readonly link: string
}

export interface MailText {
  readonly language: string
  readonly brand: string
  /** Shown by lists of mail next to the subject, and nowhere else. */
  readonly preheader: string
  readonly title: string
  readonly text: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly button: string
  readonly link: string
  readonly note: string
  /** Shown above the full address; only if the link does more than open a page. */
  readonly plainLink: string | null
  /** The terms of what is offered. */
  readonly terms: MailLink | null
  /** Where to find help with gambling. */
  readonly help: MailLink & { readonly line: string }
  readonly footer: string
  readonly legal: string
  /** Only in promotional ones. */
  readonly unsubscribe: MailLink | null
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const quiet = 'color:#5b6072'
const line = 'border-top:1px solid #e6e8f0'

const factRows = (facts: MailText['facts']): string =>
  facts
    .map(
      ([name, value]) =>
        `<tr><td style="padding:8px 16px 8px 0;${line};${quiet};white-space:nowrap;vertical-align:top">${escaped(name)}</td>` +
        `<td style="padding:8px 0;${line};font-weight:600">${escaped(value)}</td></tr>`,
    )
    .join('')

const anchor = (link: string, label: string): string =>
  `<a href="${escaped(link)}" style="color:#1a1d2b">${escaped(label)}</a>`

const table = (content: string, style = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style}">${content}</table>`

// Fills the line of the preheader, or a list of mail would go on with the text below.
const filler = '&#847;&zwnj;&nbsp;'.repeat(60)

/** A message as HTML. Tables and inline styles: the only layout that mail programs agree on. */
export function mailPage(words: MailText, colours: MailColours): string {
  const { facts, plainLink, terms, help, unsubscribe } = words
  type Plain = Exclude<keyof MailText, 'facts' | 'plainLink' | 'terms' | 'help' | 'unsubscribe'>
  const is = (name: Plain): string => escaped(words[name])
  const link = is('link')
  return `<!doctype html>
<html lang="${is('language')}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${is('title')}</title></head>
<body style="margin:0;background:#f1f2f7;${font};color:#1a1d2b">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${is('preheader')}${filler}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td style="background:${colours.head};border-bottom:4px solid ${colours.action};padding:20px 24px;color:#ffffff;font-size:20px;font-weight:700;letter-spacing:.02em">${is('brand')}</td></tr>
<tr><td style="padding:28px 24px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:28px">${is('title')}</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:24px;white-space:pre-line">${is('text')}</p>
${facts.length > 0 ? table(factRows(facts), 'margin:0 0 24px;font-size:14px;line-height:20px') : ''}
<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;background:${colours.action};color:${colours.onAction};text-decoration:none;font-size:16px;font-weight:600;padding:14px 24px;border-radius:12px;text-align:center">${is('button')}</a></p>
<p style="margin:0;font-size:14px;line-height:20px;${quiet}">${is('note')}</p>
${terms === null ? '' : `<p style="margin:16px 0 0;font-size:14px;line-height:20px">${anchor(terms.link, terms.label)}</p>`}
${plainLink === null ? '' : `<p style="margin:16px 0 0;font-size:13px;line-height:20px;${quiet}">${escaped(plainLink)}<br><a href="${link}" style="color:#1a1d2b;word-break:break-all">${link}</a></p>`}
</td></tr>
<tr><td style="padding:20px 24px;${line};font-size:12px;line-height:18px;${quiet}">${is('footer')}<br>${escaped(help.label)} ${anchor(help.link, help.link.replace('https://', ''))}<br>${escaped(help.line)}<br>${is('legal')}${unsubscribe === null ? '' : `<br>${anchor(unsubscribe.link, unsubscribe.label)}`}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}
