// Builds the client of the games and the script that players check rounds with: `node games/scripts/build.ts`.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bundleVerifier, VERIFIER_FILE } from './bundleVerifier.ts'

await build({ configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)), logLevel: 'warn' })
// Vite has emptied the folder before.
writeFileSync(VERIFIER_FILE, await bundleVerifier())
