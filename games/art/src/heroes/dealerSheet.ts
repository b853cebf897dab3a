// Apart from the drawing, which clients load after their first frame.

/**
 * All parts are drawn on one sheet, so that they align without offsets. Units of a hero; its middle is that of the
 * figure.
 */
export const DEALER_SHEET = { x: -130, y: -60, width: 580, height: 420 } as const

/** The visible part of a dealer above a table's edge: from a hat's crown to the tie. */
export const BUST = { top: -52, bottom: 278 } as const
/** Fingertips of an arm on the table. */
export const HANDS = 364

/** The elbow of a raised arm. Arms are drawn on the right of the picture; those on the left are their reflection. */
export const ELBOW = { x: 326, y: 300 } as const
/** From the elbow to the fingertips. */
export const FOREARM = 162
