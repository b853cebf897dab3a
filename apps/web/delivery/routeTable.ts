import { api, type CallName, routes } from '@apogee/contract'
import type { Plugin } from 'vite'

/**
 * Replaces the contract's `protocol/routes.ts` by names and routes, for browsers without the calls of partners. Fails a
 * build in which the table of rows reaches browsers: it imports every schema and the library that reads them.
 */
export function routeTable(): Plugin {
  return {
    name: 'route-table',
    load: {
      filter: { id: /\/packages\/contract\/src\/(?:index|protocol\/routes)\.ts$/ },
      handler(id) {
        const isClient = this.environment.name === 'client'
        if (id.endsWith('/protocol/routes.ts'))
          return `export const routes = ${JSON.stringify(isClient ? browserRoutes() : routes)}`
        if (isClient) this.error('the whole contract would reach browsers: import one file')
        return undefined
      },
    },
  }
}

const browserRoutes = () =>
  Object.fromEntries(Object.entries(routes).filter(([name]) => api[name as CallName].who !== 'partner'))
