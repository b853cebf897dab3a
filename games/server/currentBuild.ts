import { existsSync, realpathSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * The build of the start, without the link that leads to it: a later build is in another folder. The marker keeps the
 * folder as long as this process runs (`scripts/lib/buildFolders.mjs`).
 */
export function currentBuild(): URL {
  const link = new URL('../dist/current', import.meta.url)
  if (!existsSync(link)) return new URL('../dist/', import.meta.url)
  const folder = pathToFileURL(`${realpathSync(link)}/`)
  try {
    writeFileSync(new URL(`used-by-${process.pid}`, folder), '')
  } catch {
    // A read-only folder, as in a container, is not replaced.
  }
  return folder
}
