import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { seal, unseal } from './sealed.ts'

/** Files of players, in the data folder and never under a name from outside. */
export interface Vault {
  /** Written to the disk when it answers. The key is random. */
  keep(bytes: Uint8Array): Promise<string>
  /** null when there is no such file. */
  read(key: string): Promise<Buffer<ArrayBuffer> | null>
  /** Removing what is not there is done. */
  remove(key: string): Promise<void>
}

const purpose = 'vault'

/** A vault in a folder of its own, which only the platform's user may open. What lies there is sealed. */
export function vaultIn(folder: string, secret: string): Vault {
  const pathOf = (key: string): string => {
    if (!/^[0-9a-f]{32}$/.test(key)) throw new Error('not a key of the vault')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async keep(bytes) {
      const key = randomBytes(16).toString('hex')
      const path = pathOf(key)
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 })
      const file = await open(`${path}.part`, 'wx', 0o600)
      try {
        await file.writeFile(seal(secret, purpose, bytes))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
      return key
    },
    async read(key) {
      const kept = await readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return kept && unseal(secret, purpose, kept)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
