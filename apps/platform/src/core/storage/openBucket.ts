import type { Config } from '../config/config.ts'
import type { Storage } from './storage.ts'

/** The folder of that name in the bucket of STORAGE_URL; null without one. */
export async function openBucket({ storage }: Pick<Config, 'storage'>, folder: string): Promise<Storage | null> {
  if (storage === null) return null
  // Its client is loaded on first use.
  const { s3Storage } = await import('./s3Storage.ts')
  return s3Storage({ ...storage, prefix: `${storage.prefix}${folder}/` })
}
