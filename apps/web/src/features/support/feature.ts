import { feature } from '../../lib/navigation/feature'

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
