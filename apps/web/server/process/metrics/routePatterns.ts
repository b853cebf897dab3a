interface Node {
  readonly named: Map<string, Node>
  one?: Node
  /** Matches the rest of the path. */
  rest?: string
  /** The pattern that ends at this node. */
  end?: string
}

const newNode = (): Node => ({ named: new Map() })
const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/**
 * Finds the pattern of a path, by its segments. In a pattern, `:name` is one segment, and `:name{.+}` in the last place
 * any number; a named segment comes before either.
 */
export function routeMatcher(patterns: readonly string[]): (pathname: string) => string | undefined {
  const root = newNode()
  for (const pattern of patterns) {
    let at = root
    for (const segment of segmentsOf(pattern)) {
      if (segment.endsWith('{.+}')) {
        at.rest ??= pattern
        break
      }
      const next: Node = (segment.startsWith(':') ? at.one : at.named.get(segment)) ?? newNode()
      if (segment.startsWith(':')) at.one = next
      else at.named.set(segment, next)
      at = next
    }
    if (!pattern.endsWith('{.+}')) at.end ??= pattern
  }
  return (pathname) => find(root, segmentsOf(pathname), 0)
}

function find(node: Node, segments: readonly string[], depth: number): string | undefined {
  const segment = segments[depth]
  if (segment === undefined) return node.end
  for (const next of [node.named.get(segment), node.one]) {
    const found = next && find(next, segments, depth + 1)
    if (found !== undefined) return found
  }
  return node.rest
}
