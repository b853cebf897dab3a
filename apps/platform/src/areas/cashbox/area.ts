import { defineArea } from '../../core/area.ts'
import { paymentConfig, ratesConfig } from '../../core/content/configs/paymentConfig.ts'
import { erased, kept, pseudonymised } from '../../core/personalData/personalTable.ts'
import { cashboxConsumer, cashboxTimers } from './consumers.ts'
import { depositCommands } from './deposits/operatorCommands.ts'
import { cashboxHandlers } from './handlers.ts'
import { cashboxMails } from './mailKinds.ts'
import { providerRoutes } from './payments/providerRoutes.ts'
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
    'payment-providers': providerRoutes,
    'crypto-rates': ratesConfig,
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
  personalData: [
    ...erased(['payment_accounts', 'payment_signals'], { omit: ['token'] }),
    ...kept(['payment_callbacks'], { where: 'payment_id IN (SELECT id FROM payments WHERE player_id = $1)' }),
    pseudonymised('payments', 'account = NULL, destination = NULL, pay_url = NULL, pay_details = NULL', {
      omit: ['request_key', 'recall_key', 'destination', 'pay_url', 'pay_details'],
    }),
  ],
  tables: ['payments', 'payment_accounts', 'payment_callbacks', 'payment_signals'],
})
