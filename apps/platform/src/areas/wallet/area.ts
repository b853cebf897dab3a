import { defineArea } from '../../core/area.ts'
import { openBalanceAnnouncer } from './announceBalance.ts'
import { walletHandlers } from './handlers.ts'

export const walletArea = defineArea({
  name: 'wallet',
  handlers: walletHandlers,
  services: (parts) => ({
    announceBalance: openBalanceAnnouncer(parts, (error) =>
      parts.log.error({ err: error }, 'wallet: balance publish failed'),
    ),
  }),
})
