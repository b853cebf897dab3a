import { type CallName, routes } from '@apogee/contract'
import { pathsOf } from './pathsOf.ts'

/** A path of the contract as a pattern: `:name` is one segment, `:name{.+}` any number. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) =>
        part.startsWith(':') ? (part.endsWith('{.+}') ? '.+' : '[^/]+') : part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'),
      )
      .join('/')}$`,
  )

/** Finds the call among `names` for a request: by its path, and by its method (HEAD is matched as GET). */
export function callMatcher(names: readonly CallName[]): (method: string, pathname: string) => CallName | undefined {
  const known = names.flatMap((name) => {
    const [method = '', path = ''] = routes[name].split(' ')
    return pathsOf(path).map((each) => ({ name, method, pattern: patternOf(each) }))
  })
  return (asked, pathname) => {
    const method = asked === 'HEAD' ? 'GET' : asked
    return known.find((each) => each.method === method && each.pattern.test(pathname))?.name
  }
}
