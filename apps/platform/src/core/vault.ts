import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { seal, tryUnseal, unseal, type VaultKeys } from './sealed.ts'

/** Players' files, in the data folder and never under a name from outside. */
export interface Vault {
  /** Already on the disk when it returns. The key is random. */
  keep(bytes: Uint8Array): Promise<string>
  /** null when there is no such file. */
  read(key: string): Promise<Buffer<ArrayBuffer> | null>
  /** Removing a missing file succeeds. */
  remove(key: string): Promise<void>
  /** Removes files written before a time that nothing refers to: leftovers of a crash. Returns how many. */
  sweep(before: Date, known: (keys: readonly string[]) => Promise<readonly string[]>): Promise<number>
  /** Reseals everything with the newest key. Returns whether all of it could be opened. */
  sealAnew(): Promise<boolean>
}

const purpose = 'vault'

const isKey = (name: string): boolean => /^[0-9a-f]{32}$/.test(name)
const nothingThere = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Written completely or not at all, and on the disk when it returns. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

/** A vault in its own folder, which only the platform's user may open. Its contents are sealed. */
export function vaultIn(folder: string, keys: VaultKeys): Vault {
  const pathOf = (key: string): string => {
    if (!isKey(key)) throw new Error('not a key of the vault')
    return join(folder, key.slice(0, 2), key)
  }
  /** Names of all its files, one folder at a time. */
  async function* shelves(): AsyncGenerator<readonly string[]> {
    for (const shelf of (await readdir(folder).catch(nothingThere)) ?? []) yield await readdir(join(folder, shelf))
  }
  return {
    async keep(bytes) {
      const key = randomBytes(16).toString('hex')
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 })
      await write(pathOf(key), seal(keys, purpose, bytes))
      return key
    },
    async read(key) {
      const kept = await readFile(pathOf(key)).catch(nothingThere)
      return kept && unseal(keys, purpose, kept)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async sweep(before, known) {
      let removed = 0
      for await (const names of shelves()) {
        const wanted = new Set(await known(names.filter(isKey)))
        for (const name of names.filter((each) => !wanted.has(each))) {
          const path = join(folder, name.slice(0, 2), name)
          const found = await stat(path).catch(nothingThere)
          // A newer one may not have its row yet.
          if (!found || found.mtime >= before) continue
          await rm(path, { force: true })
          removed += 1
        }
      }
      return removed
    },
    async sealAnew() {
      let isWhole = true
      for await (const names of shelves()) {
        for (const key of names.filter(isKey)) {
          const kept = await readFile(pathOf(key)).catch(nothingThere)
          const opened = kept && tryUnseal(keys, purpose, kept)
          if (opened && !opened.isNewest) await write(pathOf(key), seal(keys, purpose, opened.value))
          if (kept && !opened) isWhole = false
        }
      }
      return isWhole
    },
  }
}
