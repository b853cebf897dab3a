/** Makes another platform's own term readable when we have no text for it: `in_review` becomes "In review". */
export const humanize = (word: string): string =>
  word.replace(/[_-]+/g, ' ').replace(/^./, (first) => first.toUpperCase())
