import type { Consumer } from '../../core/outbox/outbox.ts'
import { dropOverdue } from './dropOverdue.ts'
import { feedRounds } from './feedRounds.ts'
import type { JackpotNeeds } from './needs.ts'

/** What settled rounds mean for the jackpots. */
export const jackpotsConsumers = (needs: JackpotNeeds): readonly Consumer[] => [
  { topic: 'play.win', applyAll: (tx, events) => feedRounds(needs, tx, events) },
]

/** What time alone decides. */
export const jackpotsTimers = (needs: JackpotNeeds) => [
  { name: 'overdue jackpots', everyMs: 15_000, run: () => dropOverdue(needs) },
]
