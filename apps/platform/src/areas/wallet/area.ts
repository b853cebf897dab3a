import { defineArea } from '../../core/area.ts'
import { dormancyConfig } from '../../core/content/configs/dormancyConfig.ts'
import { kept } from '../../core/personalData/personalTable.ts'
import { openBalanceAnnouncer } from './announceBalance.ts'
import { walletHandlers } from './handlers.ts'
import { mailDormant } from './mailDormant.ts'
import { walletMails } from './mailKinds.ts'
import { balanceCommands } from './operatorCommands.ts'

export const walletArea = defineArea({
  name: 'wallet',
  handlers: walletHandlers,
  operatorCommands: balanceCommands,
  timers: (parts) => [{ name: 'dormant accounts', everyMs: 3_600_000, run: () => mailDormant(parts) }],
  config: { dormancy: dormancyConfig },
  mails: walletMails,
  personalData: [...kept(['balance_adjustments'], { omit: ['asked_by', 'decided_by'] })],
  tables: ['balance_adjustments'],
  services: (parts) => ({
    announceBalance: openBalanceAnnouncer(parts, (error) =>
      parts.log.error({ err: error }, 'wallet: balance publish failed'),
    ),
  }),
})
