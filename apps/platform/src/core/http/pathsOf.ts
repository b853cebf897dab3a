/** Newer clients of this family use other paths for some calls. */
const otherPaths: Readonly<Record<string, string>> = {
  '/api/player/two_factor': '/api/v2/player/two_factor',
}

/** All paths under which a call of the contract is served. */
export const pathsOf = (path: string): readonly string[] => {
  const other = otherPaths[path]
  return other === undefined ? [path] : [path, other]
}
