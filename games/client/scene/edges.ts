/** Height of the page's tab, which covers the middle of a phone's upper edge. */
export const PAGE_TAB = 44
/**
 * Space under the frame of a board or a flight on a phone: the game's message overlaps the frame's lower rim by half.
 */
export const UNDER_FRAME = 26
