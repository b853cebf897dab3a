import { defineArea } from '../../core/area.ts'
import { termsConfig } from '../../core/content/configs/termsConfig.ts'
import { erased } from '../../core/personalData/personalTable.ts'
import { authConsumer } from './consumers.ts'
import { authHandlers } from './handlers.ts'
import { accountCommands } from './lock/operatorCommands.ts'
import { authMails } from './mailKinds.ts'
import { commonPasswords } from './passwords/newPassword.ts'
import { warmUpPasswords } from './passwords/passwordHashing.ts'
import { emailDomains } from './signUp/checkEmail.ts'
import { addressesTimer } from './signUp/normaliseAddresses.ts'
import { mailChangedTerms } from './terms/mailChangedTerms.ts'
import { twoFactorCommands } from './twoFactor/operatorCommands.ts'
import { twoFactorSeals } from './twoFactor/seals.ts'

export const authArea = defineArea({
  name: 'auth',
  handlers: authHandlers,
  rateLimits: {
    // No limit per account for these and for requested emails: a stranger would use up the owner's share.
    // Attempts are counted by account and source (areas/auth/signInLock), emails where they are sent.
    'auth.signIn': { address: { burst: 60, perMinute: 30 } },
    'auth.signUp': { address: { burst: 30, perMinute: 10 } },
    'auth.captcha': { address: { burst: 60, perMinute: 40 } },
    // Each request starts a session.
    'auth.startProvider': { address: { burst: 30, perMinute: 10 } },
    'auth.checkEmail': { address: { burst: 60, perMinute: 30 } },
    'auth.requestPassword': { address: { burst: 20, perMinute: 5 } },
    'auth.setPassword': { address: { burst: 20, perMinute: 10 } },
    'auth.readConfirmation': { address: { burst: 30, perMinute: 20 } },
    'auth.confirm': { address: { burst: 30, perMinute: 20 } },
    'auth.readUnlock': { address: { burst: 30, perMinute: 20 } },
    'auth.unlock': { address: { burst: 30, perMinute: 20 } },
    'auth.changePassword': { account: { burst: 10, perMinute: 6 } },
    'auth.enableTwoFactor': { account: { burst: 10, perMinute: 6 } },
    'auth.disableTwoFactor': { account: { burst: 10, perMinute: 6 } },
    'auth.renewRecoveryCodes': { account: { burst: 10, perMinute: 6 } },
    'auth.resendConfirmation': { address: { burst: 20, perMinute: 5 } },
  },
  start: () => void warmUpPasswords(),
  consumers: (parts) => [authConsumer(parts)],
  timers: (parts) => [
    addressesTimer(parts),
    { name: 'changed terms', everyMs: 60_000, run: () => mailChangedTerms(parts) },
  ],
  config: {
    'common-passwords': commonPasswords,
    'email-domains': emailDomains,
    terms: termsConfig,
  },
  operatorCommands: [...twoFactorCommands, ...accountCommands],
  seals: twoFactorSeals,
  mails: authMails,
  personalData: [
    ...erased(['player_two_factor', 'pending_sign_ins', 'player_devices', 'player_auth_providers'], {
      omit: ['secret', 'session_id', 'dfpc', 'offered_session_id'],
    }),
    ...erased(['player_tokens', 'player_recovery_codes', 'known_devices'], { omit: ['hash'] }),
  ],
  tables: [
    'player_tokens',
    'sign_in_failures',
    'player_two_factor',
    'player_recovery_codes',
    'pending_sign_ins',
    'player_devices',
    'player_auth_providers',
    'known_devices',
  ],
})
