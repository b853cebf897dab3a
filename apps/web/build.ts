// Builds the front end and packs its assets: `node apps/web/build.ts`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createBuilder } from 'vite'

process.env['NODE_ENV'] = 'production'
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const builder = await createBuilder({ configFile: at('./vite.config.ts'), logLevel: 'warn' })
await builder.buildApp()

const client = at('./dist/client')
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const content = readFileSync(path)
  if (content.byteLength < 512) continue
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
