// Builds the front end and compresses its assets: `node apps/web/build.ts FOLDER [PREVIOUS]`, called by
// `scripts/build.mjs`. The assets of the last builds are copied from the previous one, for tabs that are open during a
// deploy.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createBuilder } from 'vite'
import { retainAssets } from './delivery/retainAssets.ts'
import { thirdPartyNotices } from './delivery/thirdPartyNotices.ts'

process.env['NODE_ENV'] = 'production'
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const [, , folder, previous] = process.argv
if (!folder) throw new Error('Name the folder of the build: node apps/web/build.ts FOLDER [PREVIOUS]')
const builder = await createBuilder({
  configFile: at('./vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: folder },
})
await builder.buildApp()

const client = join(folder, 'client')
writeFileSync(join(client, 'licences.txt'), thirdPartyNotices(at('../..')))
// Source maps are written to a separate folder, which is neither served nor loaded by the server:
// `maps/<file>.map` lists the modules of a file.
const maps = join(folder, 'maps')
mkdirSync(maps)
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (path.endsWith('.map')) renameSync(join(folder, path), join(maps, basename(path)))
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const content = readFileSync(path)
  if (content.byteLength < 512) continue
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}

retainAssets(previous ?? '', folder)
