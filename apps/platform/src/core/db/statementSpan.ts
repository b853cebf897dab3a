import type { SpanFacts } from '../telemetry/spans.ts'
import type { Statement } from './db.ts'

/** A statement in a trace: its text, never its values. */
export function statementSpan(statement: string | Statement): SpanFacts {
  const text = typeof statement === 'string' ? statement : statement.text
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
  return {
    name: typeof statement === 'string' ? verb : statement.name,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) },
  }
}
