// `node scripts/run.mjs <file.ts> [arguments]`: runs a TypeScript file in this process, under the right Node.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail } from './lib/output.mjs'
import { prepareRuntime } from './lib/runtime.mjs'

await prepareRuntime()
const [file, ...rest] = process.argv.slice(2)
if (!file) fail('Usage: node scripts/run.mjs <file.ts> [arguments].')
process.argv = [process.argv[0], resolve(file), ...rest]
await import(pathToFileURL(resolve(file)).href)
