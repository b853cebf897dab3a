// Imported into a server process before its own code: lists of games fail to load while a page is rendered.
import { registerHooks } from 'node:module'

const wrapped = /\/server\/pages\/renderPage\.ts$/

const sourceFor = (url: string): string => `
import { pageRenderer as original } from ${JSON.stringify(`${url}?original`)}
const failing = (page) => ({
  ...page,
  fetchPlatform: async (request, from) =>
    new URL(request.url).pathname === '/api/games_filter'
      ? Response.json({}, { status: 503 })
      : page.fetchPlatform(request, from),
})
export const pageRenderer = (options) =>
  original({ ...options, render: (request, page) => options.render(request, failing(page)) })
`

registerHooks({
  load: (url, context, next) =>
    wrapped.test(url) ? { format: 'module', shortCircuit: true, source: sourceFor(url) } : next(url, context),
})
