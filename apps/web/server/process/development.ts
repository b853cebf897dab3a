import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import type { RenderHandler } from '../pages/renderPage.ts'
import type { Front } from './front.ts'

/** Vite instead of the build: uncompiled sources with hot reload. */
export async function developmentFront(): Promise<Front> {
  // Never listens: Vite only gets its own sockets from it.
  const reloads = createServer()
  const vite = await createVite({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    // Otherwise Vite bundles the config into a temporary file, and a watcher on this process's imports would restart it
    // forever.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: reloads } },
  })
  return {
    isDevelopment: true,
    render: async (request, page) => {
      // Reloaded after each change.
      const entry = (await vite.ssrLoadModule('/src/server.tsx')) as { default: { render: RenderHandler } }
      return entry.default.render(request, page)
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
