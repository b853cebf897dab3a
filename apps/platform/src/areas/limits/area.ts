import { defineArea } from '../../core/area.ts'
import { erased, kept } from '../../core/personalData/personalTable.ts'
import { closeIfExcluded, closeOverlooked, noteVerification } from './exclusion/exclusion.ts'
import { accountReview } from './exclusion/operatorCommands.ts'
import { limitsHandlers } from './handlers.ts'
import { inForce } from './limitSql.ts'
import { mailEndedBreaks } from './mailEndedBreaks.ts'
import { limitsMails } from './mailKinds.ts'
import { limitCommands } from './operatorCommands.ts'
import { realityConsumer } from './realityCheck.ts'
import { applyRegister, askRegister } from './register/askRegister.ts'

export const limitsArea = defineArea({
  name: 'limits',
  handlers: limitsHandlers,
  services: (parts) => ({
    closeIfExcluded: (tx, playerId, now) => closeIfExcluded(parts, tx, playerId, now),
    askRegister: (licence, person) => askRegister(parts, licence, person),
    applyRegister: (playerId, occasion) => applyRegister(parts, playerId, occasion),
    noteVerification: (tx, playerId, isVerified, now) => noteVerification(parts, tx, playerId, isVerified, now),
  }),
  consumers: (parts) => [realityConsumer(parts)],
  timers: (parts) => [
    { name: 'players to compare', everyMs: 60_000, run: () => closeOverlooked(parts) },
    { name: 'ended breaks', everyMs: 60_000, run: () => mailEndedBreaks(parts) },
  ],
  operatorCommands: [accountReview, ...limitCommands],
  mails: limitsMails,
  personalData: [
    ...kept(['player_limits'], { omit: ['token_hash'] }),
    // The other account of a review may belong to another person.
    ...kept(['exclusion_reviews'], { omit: ['excluded_id'] }),
    ...kept(['player_limit_accounts'], { where: 'limit_id IN (SELECT id FROM player_limits WHERE player_id = $1)' }),
    ...kept(['register_checks']),
    ...erased(['player_marks']),
    // A self-exclusion is about a person: their hashed marks recognise them while it lasts.
    ...erased(['identity_marks'], {
      unless: `EXISTS (SELECT FROM player_limits l WHERE l.player_id = $1 AND l.type = 'selfexclusion' AND ${inForce('$2::timestamptz')})`,
    }),
  ],
  // `player_marks` belongs to the previous release.
  tables: [
    'player_limits',
    'player_limit_accounts',
    'player_marks',
    'identity_marks',
    'exclusion_reviews',
    'register_checks',
  ],
})
