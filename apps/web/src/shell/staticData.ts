import type { DialogName } from '../lib/dialogs'
import type { RouteFacts } from './guards/verdict'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFacts {
    /** A popup this address opens, over the lobby when it is entered directly; its props come from the search too. */
    dialog?: DialogName
    dialogProps?: object
    /** `full` drops the content grid; `game` also the footer, and on phones all bars. */
    frame?: 'normal' | 'full' | 'game'
    noIndex?: boolean
    /** It has a hot button itself: the header's turns calm. */
    hasOwnAction?: boolean
    /** Its page may be drawn before anybody has gone there: nothing in it happens by being seen. */
    isDrawnAhead?: boolean
    /** The area that is not built yet: the page shows its frame, its words and what data there is. */
    awaits?: string
  }
}
