import { routes } from '@apogee/contract'
import type { Plugin } from 'vite'

/**
 * Replaces the contract's `protocol/routes.ts` by names and routes, and fails a build in which the table of rows
 * reaches browsers: it imports every schema and the library that reads them.
 */
export function routeTable(): Plugin {
  return {
    name: 'route-table',
    load: {
      filter: { id: /\/packages\/contract\/src\/(?:index|protocol\/routes)\.ts$/ },
      handler(id) {
        if (id.endsWith('/protocol/routes.ts')) return `export const routes = ${JSON.stringify(routes)}`
        if (this.environment.name === 'client') this.error('the whole contract would reach browsers: import one file')
        return undefined
      },
    },
  }
}
