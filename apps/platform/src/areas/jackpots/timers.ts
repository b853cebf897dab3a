import { dropOverdue } from './drops/dropOverdue.ts'
import type { JackpotNeeds } from './needs.ts'

export const jackpotsTimers = (needs: JackpotNeeds) => [
  { name: 'overdue jackpots', everyMs: 15_000, run: () => dropOverdue(needs) },
]
