/** A page that frames a game hangs its tab of so many pixels over the middle of a phone's upper edge. */
export const PAGE_TAB = 44
/** Under the frame of a board or a flight on a phone: what the game says hangs half over its lower rim. */
export const UNDER_FRAME = 26
