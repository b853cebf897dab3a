/**
 * Ids of a player's groups. In a separate file, because every page needs it, but not the level ladder that `playerStatus`
 * imports.
 */
export const groupsOf = ({ statuses }: { readonly statuses: readonly { readonly id: string }[] }): readonly string[] =>
  statuses.map(({ id }) => id)
