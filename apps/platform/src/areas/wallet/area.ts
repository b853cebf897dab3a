import { defineArea } from '../../core/area.ts'
import { openBalanceAnnouncer } from './announceBalance.ts'
import { walletHandlers } from './handlers.ts'
import { balanceCommands } from './operatorCommands.ts'

export const walletArea = defineArea({
  name: 'wallet',
  handlers: walletHandlers,
  operatorCommands: balanceCommands,
  tables: ['balance_adjustments'],
  services: (parts) => ({
    announceBalance: openBalanceAnnouncer(parts, (error) =>
      parts.log.error({ err: error }, 'wallet: balance publish failed'),
    ),
  }),
})
