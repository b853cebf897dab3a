// Builds the front end and compresses its assets: `node apps/web/build.ts`. The new build replaces the old one in one
// step, so that a failed or parallel build never leaves a partial one. The assets of the last builds stay, for tabs that
// are open during a deploy.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createBuilder } from 'vite'
import { retainAssets } from './delivery/retainAssets.ts'

process.env['NODE_ENV'] = 'production'
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const cache = at('../../node_modules/.cache')
const fresh = join(cache, `web-${process.pid}`)
mkdirSync(cache, { recursive: true })
process.on('exit', () => rmSync(fresh, { recursive: true, force: true }))
const builder = await createBuilder({
  configFile: at('./vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: fresh },
})
await builder.buildApp()

const client = join(fresh, 'client')
// Source maps are written to a separate folder, which is neither served nor loaded by the server:
// `dist/maps/<file>.map` lists the modules of a file.
const maps = join(fresh, 'maps')
mkdirSync(maps)
for (const path of readdirSync(fresh, { recursive: true, encoding: 'utf8' }))
  if (path.endsWith('.map')) renameSync(join(fresh, path), join(maps, basename(path)))
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const content = readFileSync(path)
  if (content.byteLength < 512) continue
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}

const old = join(cache, `web-old-${process.pid}`)
const current = at('./dist')
retainAssets(current, fresh)
try {
  renameSync(current, old)
} catch {
  // The first build has nothing to replace.
}
renameSync(fresh, current)
rmSync(old, { recursive: true, force: true })
