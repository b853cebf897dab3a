import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { assetServer } from '../http/assets.ts'
import type { Upgrade } from '../http/upgrades.ts'
import type { RenderHandler } from '../pages/renderPage.ts'

/** The source of pages and assets: the build, or Vite. */
export interface Front {
  readonly isDevelopment: boolean
  readonly render: RenderHandler
  readonly asset: (request: Request, pathname: string) => Response | undefined
  /** Runs before everything else and may answer the request itself. */
  readonly middleware?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void
  /** Takes over its own sockets. */
  readonly takeUpgrade?: (upgrade: Upgrade) => boolean
  close(): Promise<void>
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The output of `build.ts`. */
export async function builtFront(): Promise<Front> {
  // A variable keeps the type checker out of the build's output.
  const built: string = at('../../dist/server/server.js')
  // Load everything now: a module fetched later would be missing if the site had been rebuilt.
  const parts = at('../../dist/server/assets')
  await Promise.all(readdirSync(parts).map((name) => import(`${parts}/${name}`)))
  const { default: pages } = (await import(built)) as { default: { render: RenderHandler } }
  return {
    isDevelopment: false,
    render: pages.render,
    asset: assetServer(at('../../dist/client')),
    close: async () => undefined,
  }
}
