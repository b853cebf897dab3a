import { defineArea } from '../../core/area.ts'
import { breakPeriods } from '../../core/content/configs/limitsConfig.ts'
import { closeIfExcluded, closeOverlooked, noteVerification } from './exclusion/exclusion.ts'
import { accountReview } from './exclusion/operatorCommands.ts'
import { limitsHandlers } from './handlers.ts'
import { mailEndedBreaks } from './mailEndedBreaks.ts'
import { limitsMails } from './mailKinds.ts'
import { realityConsumer } from './realityCheck.ts'

export const limitsArea = defineArea({
  name: 'limits',
  handlers: limitsHandlers,
  services: (parts) => ({
    closeIfExcluded: (tx, playerId, now) => closeIfExcluded(parts, tx, playerId, now),
    noteVerification: (tx, playerId, isVerified, now) => noteVerification(parts, tx, playerId, isVerified, now),
  }),
  consumers: (parts) => [realityConsumer(parts)],
  timers: (parts) => [
    { name: 'players to compare', everyMs: 60_000, run: () => closeOverlooked(parts) },
    { name: 'ended breaks', everyMs: 60_000, run: () => mailEndedBreaks(parts) },
  ],
  config: {
    limits: breakPeriods.CW,
    'limits.EE': breakPeriods.EE,
  },
  operatorCommands: [accountReview],
  mails: limitsMails,
  // `player_marks` belongs to the previous release.
  tables: ['player_limits', 'player_limit_accounts', 'player_marks', 'identity_marks', 'exclusion_reviews'],
})
