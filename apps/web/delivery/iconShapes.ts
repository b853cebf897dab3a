import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type Shape, writeShapes } from '../src/lib/delivery/iconText.ts'

/**
 * A lucide icon is a component that six modules build from a list; ours (`ui/Icon.tsx`) only needs its shapes as text.
 * The build replaces each icon with that text, which keeps the six modules out of the first load.
 */
export function iconShapes(): Plugin {
  return {
    name: 'icon-shapes',
    apply: 'build',
    load: {
      filter: { id: /node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(id) {
        const icon = (await import(pathToFileURL(id).href)) as { __iconData?: { node: readonly Shape[] } }
        // A file without it is an alias of another icon.
        return icon.__iconData && `export default ${JSON.stringify(writeShapes(icon.__iconData.node))}`
      },
    },
  }
}
