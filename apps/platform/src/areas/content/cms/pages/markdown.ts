import { escapeHtml } from './escapeHtml.ts'

interface Heading {
  readonly id: string
  readonly title: string
}

export interface Written {
  readonly html: string
  /** Second-level headings, in order. */
  readonly headings: readonly Heading[]
}

/**
 * Converts the subset of Markdown that our pages use: headings of level 2 and 3, paragraphs, lists, tables, quotes,
 * fenced code, a question with its answer below it after a colon; inline **strong**, `code` and [links](/path).
 * Everything else, including HTML, is text.
 */
export function writeHtml(markdown: string): Written {
  const headings: Heading[] = []
  const html = blocksOf(markdown).map((lines) => {
    const first = lines[0]!
    const heading = /^(##|###) (.+)$/.exec(first)
    if (heading) return headingOf(heading[1]!.length, heading[2]!, headings)
    if (first.startsWith('```')) return `<pre><code>${escapeHtml(lines.slice(1, -1).join('\n'))}</code></pre>`
    if (first.startsWith('|')) return table(lines)
    if (first.startsWith('> '))
      return `<blockquote><p>${inline(lines.map((line) => line.slice(2)).join(' '))}</p></blockquote>`
    if (first.startsWith('- ')) return list('ul', lines, /^- /)
    if (/^\d+\. /.test(first)) return list('ol', lines, /^\d+\. /)
    if (lines[1]?.startsWith(': ')) return answered(lines)
    return `<p>${inline(lines.join(' '))}</p>`
  })
  return { html: html.join('\n'), headings }
}

/** Splits text into blocks at empty lines, except within fenced code. */
const blocksOf = (markdown: string): string[][] =>
  [...markdown.matchAll(/^```[\s\S]*?^```$|(?:^.+$\n?)+/gm)].map(([block]) => block.trimEnd().split('\n'))

function headingOf(level: number, text: string, headings: Heading[]): string {
  const id = anchorOf(text)
  if (level === 2) headings.push({ id, title: text })
  return `<h${level} id="${id}"><a href="#${id}">${inline(text)}</a></h${level}>`
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o' }

/** "3. Geld und Währung" becomes `geld-und-waehrung`, so that a section that moves keeps its anchor. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\d+\.\s*/, '')
    .replace(/[äöüßæø]/g, (letter) => umlauts[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A list, whose items may continue in indented lines. */
function list(tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string {
  const items = lines.join('\n').replace(/\n\s+/g, ' ').split('\n')
  return `<${tag}>${items.map((item) => `<li>${inline(item.replace(mark, ''))}</li>`).join('')}</${tag}>`
}

/** A definition list as in Pandoc's Markdown: `Question`, and `: Answer` in the next line. */
function answered([question = '', ...answers]: readonly string[]): string {
  const parts = answers
    .join('\n')
    .replace(/\n(?!: )/g, ' ')
    .split('\n')
  return `<dl><dt>${inline(question)}</dt>${parts.map((part) => `<dd>${inline(part.slice(2))}</dd>`).join('')}</dl>`
}

function table([head = '', , ...rows]: readonly string[]): string {
  const cells = (line: string) => line.slice(1, -1).split('|')
  const row = (line: string) => {
    const [first = '', ...others] = cells(line).map((cell) => inline(cell.trim()))
    return `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  }
  const titles = cells(head).map((cell) => `<th scope="col">${inline(cell.trim())}</th>`)
  return `<table><thead><tr>${titles.join('')}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`
}

// backtracking: texts of content/cms
const spans = /`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/

function inline(text: string): string {
  const found = spans.exec(text)
  if (!found) return escapeHtml(text)
  const [whole, code, strong, label, href] = found
  const before = escapeHtml(text.slice(0, found.index))
  const after = inline(text.slice(found.index + whole.length))
  if (code !== undefined) return `${before}<code>${escapeHtml(code)}</code>${after}`
  if (strong !== undefined) return `${before}<strong>${inline(strong)}</strong>${after}`
  return `${before}<a href="${escapeHtml(href!)}">${inline(label!)}</a>${after}`
}
