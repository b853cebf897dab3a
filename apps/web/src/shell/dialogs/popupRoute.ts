import type { DialogName } from '../../lib/navigation/dialogs'
import type { RouteFacts } from '../../lib/navigation/routeFacts'

/** Options of a route that only opens a popup (RT-48). */
export const popup = (dialog: DialogName, facts?: RouteFacts, dialogProps?: object) => ({
  staticData: { dialog, dialogProps, noIndex: true, ...facts },
})

/** One of the cashbox addresses (RT-10 to RT-16). */
export const cashbox = (step?: string, context: RouteFacts['cashbox'] = 'deposit') =>
  popup('cashbox', { access: 'players', cashbox: context }, step ? { step } : {})
