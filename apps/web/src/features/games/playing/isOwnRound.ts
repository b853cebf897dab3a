/** Rounds of other studios have the partner's name in their id; only our own can be verified on the site. */
export const isOwnRound = (id: string): boolean => !id.includes(':')
