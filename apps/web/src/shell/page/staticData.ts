import type { DialogName } from '../../lib/navigation/dialogs'
import type { RouteFacts } from '../../lib/navigation/routeFacts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFacts {
    /** A popup this address opens, over the lobby on direct entry; the search also supplies its props. */
    dialog?: DialogName
    dialogProps?: object
    /** `full` drops the content grid; `game` also drops the footer and, on phones, all bars. */
    frame?: 'normal' | 'full' | 'game'
    noIndex?: boolean
    /** The page has a primary button itself, so the header's becomes secondary. */
    hasOwnAction?: boolean
    /** The same for guests: it invites them to sign up. */
    hasGuestAction?: boolean
    /** The page may be prerendered before the visitor navigates to it: displaying it has no side effects. */
    canPrerender?: boolean
    /** The feature is not built yet: the page shows its frame, its texts and any data there is. */
    awaits?: string
  }
}
