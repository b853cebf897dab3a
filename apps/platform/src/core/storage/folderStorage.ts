import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage, StoredFile } from './storage.ts'

/** For a catch: a missing file is null, any other error is thrown again. */
export const nothingThere = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Files in a folder that only the platform's user may open. Files that a crash left half written are listed too. */
export function folderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name)
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(`${path}.part`, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    get: (name) => readFile(pathOf(name)).catch(nothingThere),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for (const shelf of (await readdir(folder).catch(nothingThere)) ?? []) {
        const files: StoredFile[] = []
        for (const name of (await readdir(join(folder, shelf)).catch(nothingThere)) ?? []) {
          const found = await stat(join(folder, shelf, name)).catch(nothingThere)
          if (found) files.push({ name: `${shelf}/${name}`, writtenAt: found.mtime })
        }
        yield files
      }
    },
  }
}
