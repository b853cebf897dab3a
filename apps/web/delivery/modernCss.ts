import type { Plugin } from 'vite'

/** Tailwind writes these conditions around values that every browser we support has, with a fallback before them. */
const condition = /@supports \((?:color:color-mix|background-image:linear-gradient)\(in lab, red, red\)\)\{/
/** Initial values for browsers without `@property`. */
const initialValues = /@layer properties\{/

/** A registered property, with its initial value if it has one. */
const registered = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^;}]*);?)?\}/g

/**
 * Removes from the built stylesheet what only browsers older than March 2023 (Firefox: July 2024) need, and properties
 * that no class sets.
 */
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
  return withoutConstants(withoutRepeated(plain))
}

/** Writes the initial value of a registered property in place of each use, if nothing sets the property. */
function withoutConstants(css: string): string {
  let left = css
  for (const [rule, name = '', initial] of css.matchAll(registered)) {
    if (new RegExp(`[{;]${name}:`).test(css)) continue
    left = left.replace(rule, '').replace(usesOf(name), (_use, fallback = '') => initial ?? fallback.trim())
  }
  // Nothing is drawn for these shadows.
  return left.replace(/(box-shadow:)(?:0 0 #0000, ?)+/g, '$1')
}

/** Uses of a property, with their fallback. */
const usesOf = (name: string) => new RegExp(`var\\(${name}(?:,((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*))?\\)`, 'g')

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
