import type texts from 'content/messages/en/cashbox.json'
import { feature } from '../../lib/navigation/feature'
import { type CashboxStep, cashboxPaths } from './cashboxSteps'
import type { DepositResultProps } from './dialogs/DepositResultDialog'
import type { RecallProps } from './dialogs/RecallDialog'
import type { WithdrawalDialogProps } from './dialogs/WithdrawalDialog'

declare module '../../lib/browser/storage' {
  interface Stored {
    'cashbox.lastMethod': string
    'cashbox.lastTab': 'deposit' | 'withdraw'
  }
}

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    cashbox: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    /** `isAsked`: the player's details popup has already been shown and does not open again (GD-08). */
    /** `bonus`: the offer selected when it opens; `amount`: the amount of the deposit, decimal text in the display unit. */
    cashbox: { readonly step?: CashboxStep; readonly isAsked?: true; readonly bonus?: string; readonly amount?: string }
    depositResult: DepositResultProps
    recallWithdrawal: RecallProps
    withdrawal: WithdrawalDialogProps
  }
}

export const cashbox = feature({
  dialogs: {
    cashbox: {
      load: () => import('./dialogs/CashboxDialog'),
      areas: ['cashbox', 'bonuses', 'errors'],
      path: ({ step }) => (step ? cashboxPaths[step] : '/cashbox'),
      // A player who comes from the details popup has already entered all required details.
      facts: ({ isAsked, step }) => (isAsked ? {} : { cashbox: step === 'withdraw' ? 'cashout' : 'deposit' }),
      who: 'player',
    },
    depositResult: {
      load: () => import('./dialogs/DepositResultDialog'),
      areas: ['cashbox', 'bonuses'],
      who: 'player',
    },
    withdrawal: {
      load: () => import('./dialogs/WithdrawalDialog'),
      areas: ['cashbox'],
      who: 'player',
    },
    recallWithdrawal: {
      load: () => import('./dialogs/RecallDialog'),
      areas: ['cashbox', 'errors'],
      who: 'player',
    },
  },
  events: () => import('./events').then(({ cashboxEvents }) => cashboxEvents),
  popups: () => import('./popups'),
})
