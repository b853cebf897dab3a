import { randomBytes } from 'node:crypto'
import { folderStorage } from '../storage/folderStorage.ts'
import type { Storage } from '../storage/storage.ts'
import { seal, tryUnseal, unseal, type VaultKeys } from './sealed.ts'

/** Players' files, sealed, under random names only. */
export interface Vault {
  /** Durable when it returns. The key is random. */
  store(bytes: Uint8Array): Promise<string>
  /** null if the file does not exist. */
  read(key: string): Promise<Buffer<ArrayBuffer> | null>
  /** Removing a missing file succeeds. */
  remove(key: string): Promise<void>
  /** Removes unreferenced files written before a time: leftovers of a crash. Returns how many. */
  sweep(before: Date, known: (keys: readonly string[]) => Promise<readonly string[]>): Promise<number>
  /** Reseals everything with the newest key. Returns whether all of it could be opened. */
  reseal(): Promise<boolean>
}

const purpose = 'vault'

const isKey = (name: string): boolean => /^[0-9a-f]{32}$/.test(name)
/** The path of the file with this key: some hundred files per folder. */
function nameOf(key: string): string {
  if (!isKey(key)) throw new Error('not a key of the vault')
  return `${key.slice(0, 2)}/${key}`
}
const keyOf = (name: string): string => name.slice(name.indexOf('/') + 1)

/** A vault in its own folder, which only the platform's user may open. */
export const vaultIn = (folder: string, keys: VaultKeys): Vault => vaultOver(folderStorage(folder), keys)

/** A vault over any storage. Its contents are sealed before they leave the process. */
export function vaultOver(storage: Storage, keys: VaultKeys): Vault {
  return {
    async store(bytes) {
      const key = randomBytes(16).toString('hex')
      await storage.put(nameOf(key), seal(keys, purpose, bytes))
      return key
    },
    async read(key) {
      const kept = await storage.get(nameOf(key))
      return kept && unseal(keys, purpose, kept)
    },
    remove: (key) => storage.remove(nameOf(key)),
    async sweep(before, known) {
      let removed = 0
      for await (const files of storage.list()) {
        const wanted = new Set(await known(files.map(({ name }) => keyOf(name)).filter(isKey)))
        for (const { name, writtenAt } of files) {
          // A newer one may not have its row yet.
          if (wanted.has(keyOf(name)) || writtenAt >= before) continue
          await storage.remove(name)
          removed += 1
        }
      }
      return removed
    },
    async reseal() {
      let isWhole = true
      for await (const files of storage.list()) {
        for (const name of files.map((file) => file.name).filter((each) => isKey(keyOf(each)))) {
          const kept = await storage.get(name)
          const opened = kept && tryUnseal(keys, purpose, kept)
          if (opened && !opened.isNewest) await storage.put(name, seal(keys, purpose, opened.value))
          if (kept && !opened) isWhole = false
        }
      }
      return isWhole
    },
  }
}
