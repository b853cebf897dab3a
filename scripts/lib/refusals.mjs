/** A call refuses by its ctx, which takes only codes that its row of the contract lists. */
export function refusalProblems(path, source) {
  if (!path.startsWith('apps/platform/src/areas/')) return []
  const found = /^import \{[^}]*\brefuse\b[^}]*\} from '[./]+\/core\/errors\.ts'/m.exec(source)
  if (!found) return []
  const line = source.slice(0, found.index).split('\n').length
  return [{ path, line, text: "an area refuses by ctx.refuse: it takes the codes of the call's row alone" }]
}
