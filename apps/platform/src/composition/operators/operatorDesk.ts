import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Config } from '../../core/config/config.ts'
import type { Core } from '../../core/http/handler.ts'
import type { Log } from '../../core/log.ts'
import type { Outcome } from '../../core/operators/operatorCommand.ts'
import { runCommand } from './operatorCommands.ts'

// The system's limit for the address of a local socket is 108 bytes on Linux and 104 on other systems.
const maxBytes = 103

/** The desk's socket for a data folder, or null if the folder's path is too long for a socket. */
function addressOf({ dataDir }: Pick<Config, 'dataDir'>): string | null {
  const path = join(dataDir, 'operator.sock')
  const short = [relative(process.cwd(), path), path].find((one) => Buffer.byteLength(one) <= maxBytes)
  return short ?? null
}

/**
 * A server that runs its own database executes the operator's commands itself, so that its sessions and open pages are
 * updated at once. It receives them on a socket in the data folder, which only the account it runs as can open.
 */
export function openOperatorDesk(core: Core, log: Log): { close(): Promise<void> } {
  const address = addressOf(core.config)
  // Another server finds its database by address; there the command uses the database directly.
  if (core.config.databaseUrl !== null || address === null) return { close: async () => undefined }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    void json(socket)
      .then((args) => runCommand(z.array(z.string()).parse(args), core))
      .catch((error: unknown): Outcome => {
        log.error({ err: error }, 'operator command failed')
        return { isDone: false, text: 'The server could not carry it out; its log says why.' }
      })
      .then((outcome) => socket.end(JSON.stringify(outcome)))
  })
  server.on('error', (error) =>
    log.error({ err: error }, 'operator desk failed: commands cannot be received while the server runs'),
  )
  // The database is ours, so the process that owned this socket has ended.
  rmSync(address, { force: true })
  // Bound before this returns, and never accessible to others.
  const mask = process.umask(0o177)
  server.listen(address)
  process.umask(mask)
  return { close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** The answer of the server's own {@link openOperatorDesk}. */
const outcome = z.object({ isDone: z.boolean(), text: z.string(), data: z.unknown().optional() })

/** Sends the command to the server that runs the database of the data folder; null if there is no such server. */
export async function sendToDesk(config: Config, args: readonly string[]): Promise<Outcome | null> {
  const address = addressOf(config)
  if (config.databaseUrl !== null || address === null) return null
  const socket = connect(address)
  try {
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  } catch {
    // No server listens there: the command uses the database directly.
    return null
  }
  socket.end(JSON.stringify(args))
  return outcome.parse(JSON.parse(await text(socket)))
}
