// Imported into a server process before its own code: lists of games fail to load while a page is rendered.

type Fetch = (request: Request, from?: unknown) => Promise<Response>

let platform: Fetch | undefined
const failing: Fetch = async (request, from) => {
  if (!platform) throw new Error('no platform is mounted')
  if (new URL(request.url).pathname === '/api/games_filter') return Response.json({}, { status: 503 })
  return platform(request, from)
}

Object.defineProperty(globalThis, Symbol.for('apogee.platform.fetch'), {
  get: () => failing,
  set: (fetch: Fetch) => {
    platform = fetch
  },
})
