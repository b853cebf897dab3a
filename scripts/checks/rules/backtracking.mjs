import { parseSync } from 'oxc-parser'
import { analyse } from 'scslre'

// The comment above a pattern that never reads untrusted text: `// backtracking: <why this one is safe>`.
const reason = /\/\/ backtracking: \S/

/**
 * Regular expressions of a source file whose time grows faster than the text they match, as `line message`. One call
 * with a long text would block a node.
 */
export function backtrackingProblems(path, text) {
  const lines = text.split('\n')
  return patternsOf(path, text).flatMap(({ source, flags, at }) => {
    const { reports } = analyse({ source, flags }, { reportTypes: { Move: true }, assumeRejectingSuffix: false })
    if (reports.length === 0) return []
    const line = text.slice(0, at).split('\n').length
    if (reason.test(lines[line - 1] ?? '') || reason.test(lines[line - 2] ?? '')) return []
    const growth = reports.some(({ exponential }) => exponential) ? 'exponential' : 'quadratic'
    return [`${path}:${line} /${source}/${flags} takes ${growth} time: anchor it, or separate the repeated parts`]
  })
}

/** Every regular expression literal, at any depth. A pattern built from strings cannot be found here. */
function patternsOf(path, text) {
  const found = []
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return
    if (node.type === 'Literal' && node.regex)
      found.push({ source: node.regex.pattern, flags: node.regex.flags, at: node.start })
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(path, text).program)
  return found
}
