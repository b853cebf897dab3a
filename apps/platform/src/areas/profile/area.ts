import { defineArea } from '../../core/area.ts'
import { verificationConfig } from '../../core/content/configs/verificationConfig.ts'
import { erased } from '../../core/personalData/personalTable.ts'
import { erasedPlayer } from './closedAccounts.ts'
import { documentTimers } from './documents/timers.ts'
import { profileHandlers } from './handlers.ts'
import { profileMails } from './mailKinds.ts'
import { openProfiles } from './profiles.ts'
import { verificationConsumer } from './verification/consumers.ts'
import { seedDemoDocuments } from './verification/seedDemoDocuments.ts'

export const profileArea = defineArea({
  name: 'profile',
  handlers: profileHandlers,
  rateLimits: {
    'profile.uploadDocument': { account: { burst: 20, perMinute: 10 } },
    'profile.sumsubToken': { account: { burst: 10, perMinute: 6 } },
  },
  seedDemo: seedDemoDocuments,
  services: (parts) => ({ profiles: openProfiles(parts) }),
  consumers: (parts) => [verificationConsumer(parts)],
  timers: documentTimers,
  config: {
    verification: verificationConfig,
  },
  mails: profileMails,
  personalData: [
    ...erased(['player_groups', 'document_requests', 'verifications', 'player_ships']),
    // The files without a row are deleted within the hour.
    ...erased(['documents'], { omit: ['file_key', 'digest'] }),
    erasedPlayer,
  ],
  tables: ['players', 'player_groups', 'documents', 'document_requests', 'verifications', 'kyc_words', 'player_ships'],
})
