/** The tile whose game was opened last, with the address of its picture: loaded already, so the game's cover shows it at once. */
export const openedTile = { path: '', picture: '' }
