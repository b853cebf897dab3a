import type { Clock } from '../../core/clock.ts'
import type { Config } from '../../core/config.ts'
import type { Consumer } from '../../core/outbox/outbox.ts'
import { answerLinkAsked, linkAskedTopic } from './askForMail.ts'

export interface AuthConsumerDeps {
  readonly config: Pick<Config, 'secrets'>
  readonly clock: Clock
}

/** What auth does after the answer. */
export const authConsumers = ({ config, clock }: AuthConsumerDeps): readonly Consumer[] => [
  {
    topic: linkAskedTopic,
    apply: (tx, { payload }) => answerLinkAsked(tx, payload, { secret: config.secrets.session, now: clock.now() }),
  },
]
