import { parseSync, Visitor } from 'oxc-parser'
import { lineFinder } from './lineFinder.mjs'

const place = /^(apps|games|packages)\/.+\.(tsx?|mjs)$/

// `// ignore` names no reason, and neither does a directive for a tool.
const isReason = ({ value }) =>
  !/^\s*(biome-ignore|@ts-)/.test(value) && (value.match(/[\p{L}\d]{2,}/gu) ?? []).length >= 3

/**
 * A dropped error hides a fault. These say in a comment why ignoring the error is safe: a `catch` without a binding or
 * with an empty body, and a rejection handler that only returns a value. A `catch` that ends in a `throw` drops nothing.
 * The comment is on the same line, on the line before it or before its chain of calls, or on the first line inside.
 */
export function silentCatchProblems(path, source) {
  if (!place.test(path)) return []
  const { program, comments } = parseSync(path, source)
  const lineOf = lineFinder(source)
  const reasons = comments.filter(isReason).map(({ start, end }) => ({
    first: lineOf(start),
    last: lineOf(end),
    isAlone: /(^|\n)\s*$/.test(source.slice(0, start)),
  }))
  return silentCatches(program).flatMap(({ start, end, chain = start }) => {
    const line = lineOf(start)
    const inside = Math.min(line + 1, lineOf(end))
    const before = [line - 1, lineOf(chain) - 1]
    const isExplained = reasons.some(
      ({ first, last, isAlone }) => (first >= line && first <= inside) || (isAlone && before.includes(last)),
    )
    if (isExplained) return []
    const text = 'a catch drops its error: log it, handle it, or say in a comment why ignoring it is safe'
    return [{ path, line, text }]
  })
}

// Where each silent catch begins and ends, and where the chain of calls begins that a rejection handler belongs to.
function silentCatches(program) {
  const found = []
  new Visitor({
    CatchClause: (node) => void (isSilentClause(node) && found.push(node)),
    CallExpression({ start: chain, callee, arguments: [first, second] }) {
      if (callee.type !== 'MemberExpression') return
      const { property } = callee
      if (property.name === 'catch' && first && isSilentHandler(first)) {
        found.push({ start: property.start, end: first.end, chain })
      }
      if (property.name === 'then' && second && isSilentHandler(second)) {
        found.push({ start: second.start, end: second.end, chain })
      }
    },
  }).visit(program)
  return found
}

function isSilentClause({ param, body: { body } }) {
  return body.length === 0 || (param === null && body.at(-1).type !== 'ThrowStatement')
}

function isSilentHandler({ type, params, body, name }) {
  if (type === 'Identifier') return /^(?:noop|ignore)/i.test(name)
  if (type !== 'ArrowFunctionExpression' && type !== 'FunctionExpression') return false
  return !contains(body, (node) => acts.test(node.type) || (node.type === 'Identifier' && binds(params, node.name)))
}
// A handler that does one of these reacts to the error.
const acts = /^(?:Call|Await|Assignment|Update|Import|TaggedTemplate)Expression$|^ThrowStatement$/
const binds = (params, name) => contains(params, (node) => node.type === 'Identifier' && node.name === name)

function contains(node, isWanted) {
  if (node === null || typeof node !== 'object') return false
  return (node.type !== undefined && isWanted(node)) || Object.values(node).some((child) => contains(child, isWanted))
}
