// PromQL by the grammar of Prometheus' own editor, and what the grammar leaves open: which functions need a range.
import { parser } from '@prometheus-io/lezer-promql'

type SyntaxNode = ReturnType<typeof parser.parse>['topNode']

const ofRange =
  /^(?:rate|irate|increase|delta|idelta|deriv|changes|resets|predict_linear|absent_over_time|\w+_over_time)$/

/** `x[5m]`, also `x[5m] offset 1h`, `x[5m] @ 0` and in brackets. */
function isRange(node: SyntaxNode): boolean {
  if (['MatrixSelector', 'SubqueryExpr'].includes(node.name)) return true
  return ['OffsetExpr', 'StepInvariantExpr', 'ParenExpr'].includes(node.name) && childrenOf(node).some(isRange)
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

/** Why `query` is no PromQL. */
export function queryFaults(query: string): string[] {
  const faults: string[] = []
  if (query.trim() === '') return ['is empty']
  const textAt = (node: { from: number; to: number }) => query.slice(node.from, node.to)
  parser.parse(query).iterate({
    enter({ type, node }) {
      if (type.isError) faults.push(`is no PromQL after '${query.slice(0, node.from).trim().slice(-30)}'`)
      if (type.name !== 'FunctionCall') return
      const [called, body] = [node.getChild('FunctionIdentifier'), node.getChild('FunctionCallBody')]
      if (!called || !body) return
      const takesRange = ofRange.test(textAt(called))
      const hasRange = childrenOf(body).some(isRange)
      if (takesRange !== hasRange)
        faults.push(`${textAt(called)} ${takesRange ? 'needs' : 'takes no'} range, as in x[5m]`)
    },
  })
  return faults
}
