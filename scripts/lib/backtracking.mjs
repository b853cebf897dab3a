import { parseSync } from 'oxc-parser'
import { analyse } from 'scslre'

// Above a pattern that never reads what a stranger sends: `// backtracking: <why this one is safe>`.
const reason = /\/\/ backtracking: \S/

/**
 * Patterns of a source file whose time grows faster than the text they read, as `line message`. One call with a long
 * text would stop a node.
 */
export function backtrackingProblems(path, text) {
  const lines = text.split('\n')
  return patternsOf(path, text).flatMap(({ source, flags, at }) => {
    const { reports } = analyse({ source, flags }, { reportTypes: { Move: true }, assumeRejectingSuffix: false })
    if (reports.length === 0) return []
    const line = text.slice(0, at).split('\n').length
    if (reason.test(lines[line - 1] ?? '') || reason.test(lines[line - 2] ?? '')) return []
    const growth = reports.some(({ exponential }) => exponential) ? 'exponential' : 'quadratic'
    return [`${path}:${line} /${source}/${flags} takes ${growth} time: anchor it, or part what repeats`]
  })
}

/** Every literal, wherever it stands. One that is put together from strings cannot be seen here. */
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
