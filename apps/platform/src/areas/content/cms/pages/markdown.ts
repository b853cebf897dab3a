import { Marked, type MarkedExtension, type TokenizerAndRendererExtension, type Tokens } from 'marked'
import { escapeHtml } from '../../../../core/content/escapeHtml.ts'

interface Heading {
  readonly id: string
  readonly title: string
}

export interface Written {
  readonly html: string
  /** Of the second level, in order. */
  readonly headings: readonly Heading[]
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o' }

/** "3. Geld und Währung" is `geld-und-waehrung`: a section that moves keeps its anchor. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\d+\.\s*/, '')
    .replace(/[äöüßæø]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const renderer: MarkedExtension['renderer'] = {
  heading({ depth, text, tokens }) {
    const id = anchorOf(text)
    return `<h${depth} id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`
  },
  // As it is written, because it may contain placeholders; `sanitise` judges it.
  link({ href, tokens }) {
    return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`
  },
  // The first cell of a row is its heading.
  table({ header, rows }) {
    const cell = ({ tokens }: Tokens.TableCell, scope: 'col' | 'row' | null) => {
      const html = this.parser.parseInline(tokens)
      return scope ? `<th scope="${scope}">${html}</th>` : `<td>${html}</td>`
    }
    const head = header.map((each) => cell(each, 'col')).join('')
    const body = rows.map((row) => `<tr>${row.map((each, at) => cell(each, at === 0 ? 'row' : null)).join('')}</tr>`)
    return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>\n`
  },
}

/** A definition list, as Pandoc's Markdown has it: `Question`, and `: Answer` in the next line. */
const answered: TokenizerAndRendererExtension = {
  name: 'answered',
  level: 'block',
  tokenizer(source) {
    const [raw, question, answers] = /^(.+)\n((?:: .+(?:\n(?!: ).+)*(?:\n|$))+)/.exec(source) ?? []
    if (raw === undefined || question === undefined || answers === undefined) return undefined
    const parts = answers.trimEnd().split(/\n(?=: )/)
    const childTokens = [question, ...parts.map((part) => part.slice(2))].map((text) => ({
      type: 'text',
      raw: text,
      tokens: this.lexer.inline(text),
    }))
    return { type: 'answered', raw, parts: childTokens }
  },
  renderer({ parts }) {
    const [question, ...answers] = (parts as Tokens.Text[]).map(({ tokens = [] }) => this.parser.parseInline(tokens))
    return `<dl><dt>${question}</dt>${answers.map((answer) => `<dd>${answer}</dd>`).join('')}</dl>\n`
  },
}

const marked = new Marked({
  renderer,
  extensions: [answered],
  // HTML is text, and an address is a link only where it is written as one.
  tokenizer: { html: () => undefined, tag: () => undefined, url: () => undefined },
})

/** Markdown (GFM) with definition lists, as HTML that has to pass {@link sanitise}. HTML in it is text. */
export function writeHtml(markdown: string): Written {
  const tokens = marked.lexer(markdown)
  const headings = tokens.flatMap((token) =>
    token.type === 'heading' && token['depth'] === 2 ? { id: anchorOf(token['text']), title: token['text'] } : [],
  )
  return { html: marked.parser(tokens).trimEnd(), headings }
}
