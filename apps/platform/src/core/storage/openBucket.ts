import { resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { folderStorage } from './folderStorage.ts'
import { overlayStorage } from './overlayStorage.ts'
import type { Storage } from './storage.ts'

/**
 * The folder of that name in the bucket of STORAGE_URL; null without one. A restored copy reads the bucket, which may be
 * the live one, and writes to its data folder.
 */
export async function openBucket(
  { storage, isRestored, dataDir }: Pick<Config, 'storage' | 'isRestored' | 'dataDir'>,
  folder: string,
): Promise<Storage | null> {
  if (storage === null) return null
  // Its client is loaded on first use.
  const { s3Storage } = await import('./s3Storage.ts')
  const bucket = s3Storage({ ...storage, prefix: `${storage.prefix}${folder}/` })
  return isRestored ? overlayStorage(folderStorage(resolve(dataDir, folder)), bucket) : bucket
}
