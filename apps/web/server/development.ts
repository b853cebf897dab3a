import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import type { Front } from './front.ts'
import type { RenderHandler } from './page.ts'

/** Vite in place of the build: sources as they are, changes without a reload. */
export async function developmentFront(): Promise<Front> {
  // Never listens: Vite hears of its own sockets alone.
  const reloads = createServer()
  const vite = await createVite({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    // Otherwise Vite bundles it into a passing file, and who watches what this process imports starts it anew without end.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: reloads } },
  })
  return {
    isDevelopment: true,
    render: async (request) => {
      // Loaded anew after each change.
      const entry = (await vite.ssrLoadModule('/src/server.tsx')) as { default: { fetch: RenderHandler } }
      return entry.default.fetch(request)
    },
    asset: () => undefined,
    middleware: vite.middlewares,
    takeUpgrade: ({ request, socket, head }) => {
      if (!/^vite-(?:hmr|ping)$/.test(request.headers['sec-websocket-protocol'] ?? '')) return false
      return reloads.emit('upgrade', request, socket, head)
    },
    close: () => vite.close(),
  }
}
