import { defineArea } from '../../core/area.ts'
import { supportConfig } from '../../core/content/configs/supportConfig.ts'
import { erased } from '../../core/personalData/personalTable.ts'
import { automaticAnswerTimer } from './automaticAnswer.ts'
import { supportHandlers } from './handlers.ts'
import { supportMails } from './mailKinds.ts'
import { supportConsumer } from './supportConsumer.ts'

export const supportArea = defineArea({
  name: 'support',
  handlers: supportHandlers,
  rateLimits: {
    'support.contact': { address: { burst: 10, perMinute: 1 }, account: { burst: 3, perMinute: 0.5 } },
    // Higher than for emails, but more than a person types in a chat.
    'support.say': { address: { burst: 40, perMinute: 20 }, account: { burst: 15, perMinute: 10 } },
  },
  consumers: ({ db, supportDesk }) => [supportConsumer(db, supportDesk)],
  timers: (parts) => (parts.supportDesk?.isSandbox ? [automaticAnswerTimer(parts)] : []),
  config: {
    support: supportConfig,
  },
  mails: supportMails,
  personalData: [
    ...erased(['chat_restore_ids']),
    ...erased(['support_messages'], {
      where: 'player_id = $1 OR thread_id IN (SELECT id FROM support_threads WHERE player_id = $1)',
    }),
    ...erased(['support_threads'], { omit: ['guest_hash'] }),
  ],
  tables: ['support_threads', 'support_messages', 'chat_restore_ids'],
})
