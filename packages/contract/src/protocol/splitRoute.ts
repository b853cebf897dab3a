/** Method and path of a route such as `GET /api/player`. */
export function splitRoute(route: string): { readonly method: string; readonly path: string } {
  const end = route.indexOf(' ')
  return { method: route.slice(0, end), path: route.slice(end + 1) }
}
