/** Newer clients of this family know some calls by another path. */
const otherPaths: Readonly<Record<string, string>> = {
  '/api/player/two_factor': '/api/v2/player/two_factor',
}

/** Every path a call of the contract is answered under. */
export const pathsOf = (path: string): readonly string[] => {
  const other = otherPaths[path]
  return other === undefined ? [path] : [path, other]
}
