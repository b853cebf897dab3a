import { DRIFT } from './drift.ts'
import { FIGURES } from './figures.ts'
import { type Pattern, RHYTHM } from './rhythm.ts'

const PATTERNS: Record<string, Pattern> = { ...RHYTHM, ...DRIFT, ...FIGURES, none: () => '' }

export function pattern(name: string): Pattern {
  const found = PATTERNS[name]
  if (!found) throw new Error(`No pattern is called ${name}.`)
  return found
}
