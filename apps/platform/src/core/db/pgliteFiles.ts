import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Stream {
  readonly nfd?: number
  readonly node: object
}
/** The corner of Emscripten's runtime that is touched here; it publishes no types of its own. */
interface Runtime {
  readonly FS: { ErrnoError: new (errno: number) => Error }
  readonly NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: object): string }
}

/** Emscripten's number for EIO. */
const inputOutputError = 29

/**
 * Emscripten's Node file system has no fsync, so PGlite's commits live in the page cache until the kernel feels like
 * writing them. This one writes them through: a commit survives the machine, not only the process.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const patch = (runtime: unknown) => {
      // Emscripten hands its module to preRun untyped; Runtime above lists what is used of it.
      const { FS, NODEFS } = runtime as Runtime
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
}

/** Makes a created, renamed or removed name in a folder durable. */
export function syncFolder(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
