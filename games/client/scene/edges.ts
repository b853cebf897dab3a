/** Space at the upper edge of a phone's frame. The page covers none of it. */
export const UPPER_EDGE = 8
/**
 * Space under the frame of a board or a flight on a phone: the game's message overlaps the frame's lower rim by half.
 */
export const UNDER_FRAME = 26
