/**
 * The tile whose game was opened last, with the address of its picture, which has already loaded, so that the game's
 * cover shows it at once.
 */
export const openedTile = { path: '', picture: '' }
