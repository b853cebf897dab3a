import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ContentFault } from '@apogee/platform/front'
import { z } from 'zod'
import type { Stamps } from './decision.ts'

const remembered = z.object({
  key: z.string(),
  faults: z.array(
    z.object({
      file: z.string(),
      line: z.number().optional(),
      key: z.string().optional(),
      reason: z.string(),
      severity: z.enum(['fatal', 'error', 'warning']),
      other: z.string().optional(),
    }),
  ),
})

const root = resolve(import.meta.dirname, '../../../..')
/** The code that validates: with another version of it, the files are validated again. */
const code = [
  'apps/platform/src',
  'apps/web/server',
  'apps/web/src/routes',
  'games/art/src',
  'packages/contract/src',
  'packages/rules/src',
]

const fileOf = (dataDir: string): string => join(dataDir, 'content-faults.json')

/** Changes with every file of the content and of the code that validates it; 25 ms for 3,000 files. */
export function validationKey(stamps: Stamps, isFrontOnly: boolean): string {
  const hash = createHash('sha256').update(`${isFrontOnly}\n`)
  for (const [file, stamp] of [...stamps].sort()) hash.update(`${file} ${stamp}\n`)
  for (const folder of code)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const stat = statSync(join(root, folder, file))
      if (stat.isFile()) hash.update(`${folder}/${file} ${stat.mtimeMs} ${stat.size}\n`)
    }
  return hash.digest('base64url')
}

/** The faults that the last start found, if nothing has changed since; undefined: validate. */
export function recallFaults(dataDir: string, key: string): readonly ContentFault[] | undefined {
  try {
    const read = remembered.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')))
    return read.key === key ? read.faults : undefined
  } catch {
    // The first start, or a file of another version: the content is validated.
    return undefined
  }
}

/** Call it once the data folder exists. */
export function rememberFaults(dataDir: string, key: string, faults: readonly ContentFault[]): void {
  writeFileSync(fileOf(dataDir), JSON.stringify({ key, faults }), { mode: 0o600 })
}
