import type texts from 'content/messages/en/support.json'
import { feature } from '../../lib/navigation/feature'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    support: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    support: Record<string, never>
  }
}

export const support = feature({
  dialogs: {
    support: { load: () => import('./dialogs/SupportDialog'), areas: ['support', 'errors'] },
  },
  events: () => import('./events').then(({ supportEvents }) => supportEvents),
  missed: () =>
    import('./unread').then(
      ({ fetchSupportUnread }) =>
        (_, cache) =>
          fetchSupportUnread(cache),
    ),
  popups: () => import('./popups'),
})
