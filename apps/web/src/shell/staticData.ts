import type { DialogName } from '../lib/dialogs'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A popup this address opens over the lobby; its props come from the search (`routeDialog`). */
    dialog?: DialogName
    /** `full` drops the content grid; `game` also the footer, and on phones all bars. */
    frame?: 'normal' | 'full' | 'game'
    noIndex?: boolean
  }
}
