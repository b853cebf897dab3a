import type texts from 'content/messages/en/notifications.json'
import { feature } from '../../lib/navigation/feature'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    notifications: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    newProvider: { readonly provider: string }
    iosExit: Record<string, never>
  }
}

export const notifications = feature({
  dialogs: {
    newProvider: {
      load: () => import('./dialogs/NewProviderDialog'),
      areas: ['notifications'],
      who: 'player',
    },
    iosExit: { load: () => import('./dialogs/IosExitDialog'), areas: ['notifications'] },
  },
  events: () => import('./events').then(({ notificationEvents }) => notificationEvents),
  missed: () => import('./unread').then(({ fetchUnread }) => fetchUnread),
  popups: () => import('./popups'),
})
