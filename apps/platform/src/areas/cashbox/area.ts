import { defineArea } from '../../core/area.ts'
import { paymentConfig, ratesConfig } from '../../core/content/paymentConfig.ts'
import { withdrawalConfig } from '../../core/content/withdrawalConfig.ts'
import { cashboxConsumer, cashboxTimers } from './consumers.ts'
import { cashboxHandlers } from './handlers.ts'
import { cashboxMails } from './mailKinds.ts'

export const cashboxArea = defineArea({
  name: 'cashbox',
  handlers: cashboxHandlers,
  rateLimits: {
    'cashbox.process': { account: { burst: 20, perMinute: 20 } },
    'cashbox.transaction': { account: { burst: 20, perMinute: 20 } },
  },
  consumers: (parts) => [cashboxConsumer(parts)],
  timers: cashboxTimers,
  config: {
    'payment-methods': paymentConfig,
    'crypto-rates': ratesConfig,
    withdrawals: withdrawalConfig,
  },
  mails: cashboxMails,
  tables: ['payments', 'payment_accounts', 'payment_callbacks', 'payment_signals'],
})
