import type texts from 'content/messages/en/limits.json'
import { feature } from '../../lib/navigation/feature'
import type { LimitEditProps } from './components/useLimitForm'
import type { LimitBreakProps } from './dialogs/LimitBreakDialog'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    limits: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    limits: Record<string, never>
    /** Without a kind, the dialog has a field for it; without a period, it offers the next free one. */
    limitEdit: LimitEditProps
    limitBreak: LimitBreakProps
  }
}

export const limits = feature({
  dialogs: {
    limits: { load: () => import('./dialogs/LimitsDialog'), areas: ['limits', 'errors'], who: 'player' },
    limitEdit: {
      load: () => import('./dialogs/LimitEditDialog'),
      areas: ['limits', 'errors'],
      who: 'player',
    },
    limitBreak: {
      load: () => import('./dialogs/LimitBreakDialog'),
      areas: ['limits', 'errors'],
      who: 'player',
    },
  },
  events: () => import('./events').then(({ limitsEvents }) => limitsEvents),
})
