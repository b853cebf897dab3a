import { defineArea } from '../../core/area.ts'
import { paymentConfig, ratesConfig } from '../../core/content/configs/paymentConfig.ts'
import { withdrawalConfig } from '../../core/content/configs/withdrawalConfig.ts'
import { cashboxConsumer, cashboxTimers } from './consumers.ts'
import { depositCommands } from './deposits/operatorCommands.ts'
import { cashboxHandlers } from './handlers.ts'
import { cashboxMails } from './mailKinds.ts'
import { withdrawalCommands } from './withdrawals/operatorCommands.ts'

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
  operatorCommands: [...depositCommands, ...withdrawalCommands],
  archived: [
    {
      name: 'payments',
      // Without cards, bank accounts and addresses: this copy cannot be corrected or removed for a player.
      select: `SELECT id, player_id, action, state, currency, amount_cents, reversed_cents, method, brand, provider,
                      provider_reference, cancellation_reason, created_at, finished_at
                 FROM payments WHERE finished_at >= $1::timestamptz AND finished_at < $2::timestamptz`,
    },
  ],
  tables: ['payments', 'payment_accounts', 'payment_callbacks', 'payment_signals'],
})
