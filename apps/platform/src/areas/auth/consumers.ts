import type { Clock } from '../../core/clock.ts'
import type { Config } from '../../core/config/config.ts'
import { type Consumer, onEach } from '../../core/outbox/outbox.ts'
import { answerLinkRequest } from './requestLink.ts'

export interface AuthConsumerDeps {
  readonly config: Pick<Config, 'secrets'>
  readonly clock: Clock
}

/** Work of the auth area that runs after the response. */
export const authConsumer = ({ config, clock }: AuthConsumerDeps): Consumer => ({
  name: 'auth',
  reactions: [
    onEach('auth.linkAsked', (tx, { payload }) =>
      answerLinkRequest(tx, payload, { secret: config.secrets.session, now: clock.now() }),
    ),
  ],
})
