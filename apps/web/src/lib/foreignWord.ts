/** What a platform names by a word of its own, for which we have no text, as people read it: `in_review` is "In review". */
export const foreignWord = (word: string): string =>
  word.replace(/[_-]+/g, ' ').replace(/^./, (first) => first.toUpperCase())
