// Parser for nginx syntax: words, quoted words, `;` and blocks. Own code because the published parsers accept a missing
// semicolon or brace.

export interface Directive {
  readonly name: string
  readonly words: readonly string[]
  readonly line: number
  /** The directives inside, if this is a block. */
  readonly inner?: readonly Directive[]
}

interface Token {
  readonly text: string
  readonly line: number
  /** In quotes, a sign like `{` is part of a word. */
  readonly isQuoted: boolean
}

const token = /\s+|#[^\n]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[;{}]|(?:\$\{\w+\}|[^\s;{}"'#])(?:\$\{\w+\}|[^\s;{}])*/gy

export class NginxSyntaxError extends Error {}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  let end = 0
  for (const [found] of text.matchAll(token)) {
    end += found.length
    const isQuoted = /^["']/.test(found)
    if (!/^[\s#]/.test(found)) tokens.push({ text: isQuoted ? found.slice(1, -1) : found, line, isQuoted })
    line += found.split('\n').length - 1
  }
  if (end < text.length) throw new NginxSyntaxError(`line ${line}: a quote that is not closed`)
  return tokens
}

/** The directives of a file; throws NginxSyntaxError. */
export function readNginx(text: string): readonly Directive[] {
  const tokens = tokensOf(text)
  let at = 0
  const block = (openedAt: number | undefined): Directive[] => {
    const directives: Directive[] = []
    let words: Token[] = []
    for (;;) {
      const next = tokens[at]
      at += 1
      const sign = next?.isQuoted ? undefined : next?.text
      if (!next || sign === '}') {
        if (words[0]) throw new NginxSyntaxError(`line ${words[0].line}: ${words[0].text} has no semicolon`)
        if (next && openedAt === undefined) throw new NginxSyntaxError(`line ${next.line}: a } that closes nothing`)
        if (!next && openedAt !== undefined) throw new NginxSyntaxError(`line ${openedAt}: a { that nothing closes`)
        return directives
      }
      if (sign !== ';' && sign !== '{') {
        words.push(next)
        continue
      }
      const [name, ...rest] = words
      if (!name) throw new NginxSyntaxError(`line ${next.line}: a ${sign} without a directive`)
      const directive = { name: name.text, words: rest.map((each) => each.text), line: name.line }
      directives.push(sign === '{' ? { ...directive, inner: block(next.line) } : directive)
      words = []
    }
  }
  return block(undefined)
}
