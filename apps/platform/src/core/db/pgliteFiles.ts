import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Stream {
  readonly nfd?: number
  readonly node: object
}
/** The part of Emscripten's runtime that is used here; it publishes no types of its own. */
interface Runtime {
  readonly FS: { ErrnoError: new (errno: number) => Error; readonly streams: readonly (Stream | null | undefined)[] }
  readonly NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: object): string }
  onAbort?: (reason: unknown) => void
  stackSave: () => unknown
  stackRestore: () => unknown
  _PostgresSendReadyForQueryIfNecessary: () => unknown
  _pgl_pq_flush: () => unknown
}

/** The embedded engine stopped in the middle of its work, as PostgreSQL does when its log cannot be written. */
export class EngineStopped extends Error {
  override name = 'EngineStopped'
  /** SQLSTATE crash_shutdown: callers treat it like a lost connection. */
  readonly code = '57P02'

  constructor(reason: string) {
    super(`the embedded database stopped: ${reason}`)
  }
}

/** Emscripten's number for EIO. */
const inputOutputError = 29

/**
 * Emscripten's Node file system has no fsync, so PGlite's commits stay in the page cache until the kernel writes them.
 * This one writes them through: a commit survives a crash of the machine, not only of the process. It also knows when
 * the engine has stopped.
 */
export class DurableNodeFS extends NodeFS {
  #runtime: Runtime | undefined
  #stopped: EngineStopped | undefined

  /** Why the engine stopped. From then on it can only be released and reopened. */
  get stopped(): EngineStopped | undefined {
    return this.#stopped
  }

  /** Closes the files of a stopped engine; nothing else would. */
  letGo() {
    const handles = new Set(this.#runtime?.FS.streams.map((stream) => stream?.nfd))
    // Only once: the file descriptors are reused afterwards.
    this.#runtime = undefined
    for (const handle of handles) if (handle !== undefined) closeSync(handle)
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const patch = (runtime: unknown) => {
      // Emscripten passes its module to preRun untyped; Runtime above lists what is used of it.
      const module = runtime as Runtime
      const { FS, NODEFS } = module
      this.#runtime = module
      module.onAbort = (reason) => this.#stop(module, new EngineStopped(String(reason || 'its log cannot be written')))
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node))
          else fdatasyncSync(stream.nfd)
          return 0
        } catch {
          throw new FS.ErrnoError(inputOutputError)
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...[emscriptenOpts.preRun ?? []].flat(), patch] } }
  }

  /**
   * PGlite swallows whatever its loop throws and continues with the next message, which spins for ever on the locks the
   * stopped engine still holds. These are the calls around its loop that it does not guard: they end it.
   */
  #stop(module: Runtime, stopped: EngineStopped) {
    this.#stopped = stopped
    const refuse = () => {
      throw stopped
    }
    Object.assign(module, {
      stackSave: refuse,
      stackRestore: refuse,
      _PostgresSendReadyForQueryIfNecessary: nothing,
      _pgl_pq_flush: nothing,
    })
  }
}

const nothing = () => undefined

/** Makes a created, renamed or removed name in a folder durable. */
export function syncFolder(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
