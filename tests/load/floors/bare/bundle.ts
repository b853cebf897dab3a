import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { answerShapes } from '../../../../apps/web/delivery/answerShapes.ts'
import { iconShapes } from '../../../../apps/web/delivery/iconShapes.ts'
import { routeTable } from '../../../../apps/web/delivery/routeTable.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const web = at('../../../../apps/web')

/** Imports of the product's components and their replacements. */
const places: readonly (readonly [RegExp, string])[] = [
  [/^@tanstack\/react-router$/, at('./router.ts')],
  [/^@tanstack\/react-query$/, at('./query.ts')],
  [/\/TextsProvider$/, at('./texts.ts')],
]

/** Builds the bare page with the product's build settings and React's production build. Resolves to the file. */
export async function bundleBarePage(folder: string): Promise<string> {
  process.env['NODE_ENV'] = 'production'
  // Only the front end depends on Vite.
  const vite = createRequire(join(web, 'package.json')).resolve('vite')
  const { build } = (await import(pathToFileURL(vite).href)) as { build: (options: object) => Promise<unknown> }
  const productOrSubstitute = {
    name: 'bare',
    enforce: 'pre',
    async resolveId(this: Resolver, id: string, importer: string | undefined) {
      if (id.startsWith('product/')) return this.resolve(join(web, 'src', id.slice('product/'.length)), importer)
      // React is a dependency of the front end.
      if (/^react(-dom)?(\/|$)/.test(id) && importer?.startsWith(at('.')))
        return this.resolve(id, join(web, 'serve.ts'))
      return places.find(([pattern]) => pattern.test(id))?.[1]
    },
  }
  await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [productOrSubstitute, answerShapes(), routeTable(), iconShapes()],
    ssr: { noExternal: true },
    build: {
      ssr: at('./Page.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'bare.mjs' }, shimMissingExports: true },
    },
  })
  return join(folder, 'bare.mjs')
}

interface Resolver {
  resolve(id: string, importer?: string): Promise<unknown>
}
