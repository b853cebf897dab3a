import { readdirSync, realpathSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
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

const link = fileURLToPath(new URL('../../dist/current', import.meta.url))

/**
 * The folder of the current build, without the link that leads to it: a later build is in another folder. The marker
 * keeps this one as long as the process runs (`scripts/lib/buildFolders.mjs`).
 */
function takeBuild(): string {
  const folder = realpathSync(link)
  try {
    writeFileSync(join(folder, `used-by-${process.pid}`), '')
  } catch {
    // A read-only folder, as in a container, is not replaced.
  }
  return folder
}

/** The output of `build.ts`. */
export async function builtFront(): Promise<Front> {
  const folder = takeBuild()
  // A variable keeps the type checker out of the build's output.
  const built: string = join(folder, 'server/server.js')
  // Load everything now, so that no request waits for a module.
  const parts = join(folder, 'server/assets')
  await Promise.all(readdirSync(parts).map((name) => import(join(parts, name))))
  const { default: pages } = (await import(built)) as { default: { render: RenderHandler } }
  return {
    isDevelopment: false,
    render: pages.render,
    asset: assetServer(join(folder, 'client')),
    close: async () => undefined,
  }
}
