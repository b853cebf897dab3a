import { expect, test } from 'vitest'
import { routesIn } from './routes.ts'

const routes = routesIn(`export interface FileRoutesByFullPath {
  '/$': typeof SplatRoute
  '/': typeof IndexRoute
  '/news/': typeof NewsRoute
  '/play/$producer/$name': typeof PlayRoute
  '/users/$': typeof UsersRoute
}`)

test.each([
  ['/', true],
  ['/news', true],
  ['/play/netova/a-game', true],
  ['/play/netova', false],
  ['/users/anything/below', true],
  ['/nowhere', false],
])('%s is a page of the front end: %s', (path, isPage) => {
  expect(routes.some((route) => route.test(path))).toBe(isPage)
})
