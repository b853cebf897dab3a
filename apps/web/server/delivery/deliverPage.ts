import type { HtmlPlaceholders } from './htmlPlaceholders.ts'
import { startScript } from './startScript.ts'
import { StyleRules } from './styleRules.ts'

export interface PageParts {
  readonly nonce: string
  /** Attributes of the html element, such as `data-traced`. */
  readonly htmlAttributes?: string
  /** The brand's tokens. They follow the shared style sheet, and the rules of style attributes follow them. */
  readonly brandCss?: string
  /** HTML written by others, for its placeholders. It is inserted as it is: nothing in it gets a nonce. */
  readonly placeholders?: HtmlPlaceholders
  /** Leaves scripts and style attributes as they are: Vite's styles and React's hydration warnings need that. */
  readonly isDevelopment?: boolean
}

/** Everything that changes on the way out, in HTML written by React. */
const changing =
  /<html(?=[ >])|<link rel="modulepreload"[^<>]*? href="([^"]+)"[^<>]*>|<\/head>| style="([^"]*)"|<!--written [\da-f-]{36} \d+-->|<script type="module" async="" src="([^"]+)"[^<>]*><\/script>/g

/**
 * Makes a rendered page ready to send, in one pass: styles moved for the CSP, scripts deferred until after the first image, and
 * foreign HTML in place of its placeholders. Our tags have the nonce of this response, which foreign code does not know.
 */
export function deliverPage(html: string, parts: PageParts): string {
  const { nonce, htmlAttributes, brandCss, placeholders, isDevelopment = false } = parts
  const isOurs = (tag: string) => tag.includes(` nonce="${nonce}"`)
  const styles = new StyleRules()
  const pieces: string[] = []
  const preloads: { readonly at: number; readonly tag: string; readonly href: string }[] = []
  let [from, headEnd] = [0, -1]
  let entry: { readonly at: number; readonly tag: string; readonly src: string } | undefined

  const pass = (tag: string, [preload, style, script]: readonly (string | undefined)[]): string => {
    if (tag.startsWith('<!--')) return placeholders?.restore(tag) ?? tag
    if (tag === '<html') return htmlAttributes ? `<html ${htmlAttributes}` : tag
    if (tag === '</head>') {
      if (headEnd < 0) headEnd = pieces.length
      return tag
    }
    if (isDevelopment) return tag
    if (style !== undefined) return styles.attributeFor(style)
    if (preload !== undefined && headEnd < 0 && isOurs(tag)) {
      preloads.push({ at: pieces.length, tag, href: preload })
      return ''
    }
    if (script !== undefined && !entry && isOurs(tag)) {
      entry = { at: pieces.length, tag, src: script }
      return ''
    }
    return tag
  }
  for (const match of html.matchAll(changing)) {
    const [tag, ...groups] = match
    pieces.push(html.slice(from, match.index))
    pieces.push(pass(tag, groups))
    from = match.index + tag.length
  }
  pieces.push(html.slice(from))

  if (entry && headEnd >= 0) pieces[entry.at] = startScript([entry.src, ...preloads.map(({ href }) => href)], nonce)
  else for (const { at, tag } of entry ? [...preloads, entry] : preloads) pieces[at] = tag
  const element = (css: string | undefined) => (css ? `<style nonce="${nonce}">${css}</style>` : '')
  if (headEnd >= 0) pieces[headEnd] = `${element(brandCss)}${element(styles.css())}</head>`
  return pieces.join('')
}
