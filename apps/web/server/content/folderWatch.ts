import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Several files are often written at once. */
const pauseMs = 100

/** Reports changes in a folder and in all folders below it, where the system does: some network drives do not. */
export class FolderWatch {
  readonly #root: string
  #watchers: FSWatcher[] = []
  #isChanged = false
  #onChange: () => void = () => undefined

  constructor(root: string) {
    this.#root = root
    this.#open()
  }

  /** False where the system cannot watch so many folders, or not this drive. */
  get isWatching(): boolean {
    return this.#watchers.length > 0
  }

  /** Resolves shortly after the next change, or after this many ms. */
  async next(maxMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, maxMs).unref()
      this.#onChange = () => {
        clearTimeout(timer)
        setTimeout(resolve, pauseMs).unref()
      }
      if (this.#isChanged) this.#onChange()
    })
    if (!this.#isChanged) return
    this.#isChanged = false
    this.reopen()
  }

  /** Call it after a change that was not reported: a folder may be new, or another one of the same name. */
  reopen(): void {
    this.close()
    this.#open()
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close()
    this.#watchers = []
  }

  #open(): void {
    const note = () => {
      if (this.#isChanged) return
      this.#isChanged = true
      this.#onChange()
    }
    try {
      for (const folder of [this.#root, ...foldersBelow(this.#root)])
        this.#watchers.push(watch(folder, { persistent: false }, note).on('error', () => this.close()))
    } catch {
      // Too many folders for the system, or one was just deleted: its caller looks at the files more often.
      this.close()
    }
  }
}

/** With those that a symbolic link names. */
const foldersBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && isFolderAt(path))
    return isFolder ? [path] : []
  })

const isFolderAt = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
