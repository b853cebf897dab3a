const plain = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\u200C|\u200D)*$/u

/**
 * The contract's rule for a line of text from a player: no invisible characters, and none that change the direction of
 * writing.
 */
export const isPlainText = (text: string): boolean => plain.test(text)
