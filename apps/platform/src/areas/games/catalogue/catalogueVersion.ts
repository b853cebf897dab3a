import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesVersion } from '@apogee/art'
import { contentRoot } from '../../../core/content/contentFiles.ts'

/**
 * Version of the inputs of the generated catalogue, its rules and its content: hashing the files takes 2 ms, generating
 * the catalogue a second.
 */
export function catalogueVersion(count: number | null, content = join(contentRoot, 'catalogue')): string {
  const hash = createHash('sha256').update(`${count} ${rulesVersion}`)
  for (const folder of [content, import.meta.dirname])
    for (const name of readdirSync(folder).toSorted())
      if (!name.endsWith('.test.ts') && name.includes('.')) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
