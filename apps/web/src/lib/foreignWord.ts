/** A status for which a platform has a word that we have no text for, as people read it: `in_review` is "in review". */
export const foreignWord = (word: string): string => word.replace(/[_-]+/g, ' ')
