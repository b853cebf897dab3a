import type { Plugin } from 'vite'

/** Tailwind writes these conditions around values that every browser we support has, with a fallback before them. */
const condition = /@supports \((?:color:color-mix|background-image:linear-gradient)\(in lab, red, red\)\)\{/
/** Initial values for browsers without `@property`. */
const initialValues = /@layer properties\{/

/** Removes from the built stylesheet what only browsers older than March 2023 (Firefox: July 2024) need. */
export function modernCss(): Plugin {
  return {
    name: 'modern-css',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = modern(String(file.source))
    },
  }
}

export function modern(css: string): string {
  const plain = replaceBlocks(
    replaceBlocks(css, initialValues, () => ''),
    condition,
    (content) => content,
  )
  return withoutRepeated(plain)
}

/** Without rules whose only declaration the next rule with the same selector repeats. */
function withoutRepeated(css: string): string {
  const rules = css.split('}')
  const left = rules.map((rule, index) => {
    const brace = rule.lastIndexOf('{')
    const colon = rule.indexOf(':', brace)
    const start = rule.lastIndexOf('{', brace - 1) + 1
    const isOnly = brace > 0 && colon > 0 && !rule.includes(';', brace)
    return isOnly && rules[index + 1]?.startsWith(rule.slice(start, colon + 1)) ? rule.slice(0, start) : `${rule}}`
  })
  return left.join('').slice(0, -1)
}

/** Replaces every block whose head matches, with the blocks in it, by what becomes of its content. */
function replaceBlocks(css: string, head: RegExp, by: (content: string) => string): string {
  let left = css
  let done = ''
  for (let found = head.exec(left); found; found = head.exec(left)) {
    const start = found.index + found[0].length
    let end = start
    for (let depth = 1; depth > 0 && end < left.length; end += 1) depth += { '{': 1, '}': -1 }[left[end] ?? ''] ?? 0
    done += left.slice(0, found.index) + by(left.slice(start, end - 1))
    left = left.slice(end)
  }
  return done + left
}
