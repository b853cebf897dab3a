// Builds the client of the games and the script that players check rounds with: `node games/scripts/build.ts FOLDER`,
// called by `scripts/build.mjs`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bundleVerifier } from './bundleVerifier.ts'

const [, , folder] = process.argv
if (!folder) throw new Error('Name the folder of the build: node games/scripts/build.ts FOLDER')
await build({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  logLevel: 'warn',
  build: { outDir: folder },
})
writeFileSync(join(folder, 'verify.mjs'), await bundleVerifier())
