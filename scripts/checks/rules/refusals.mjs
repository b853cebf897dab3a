/** A call rejects with `ctx.refuse`, whose type allows only the codes that the contract lists for the call. */
export function refusalProblems(path, source) {
  if (!path.startsWith('apps/platform/src/areas/')) return []
  const found = /^import \{[^}]*\brefuse\b[^}]*\} from '[./]+\/core\/errors\.ts'/m.exec(source)
  if (!found) return []
  const line = source.slice(0, found.index).split('\n').length
  return [{ path, line, text: 'an area rejects with ctx.refuse: it allows only the codes listed for the call' }]
}
