import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type Shape, writeShapes } from './src/lib/iconText.ts'

/**
 * A drawing of lucide is a component, made of a list by six modules of its own; ours (`ui/Icon.tsx`) wants no more than the
 * shapes as text. In the build each drawing is that text, and the six modules stay out of the first load.
 */
export function iconShapes(): Plugin {
  return {
    name: 'icon-shapes',
    apply: 'build',
    load: {
      filter: { id: /node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(id) {
        const icon = (await import(pathToFileURL(id).href)) as { __iconData?: { node: readonly Shape[] } }
        // Without it, the file is another name of a drawing.
        return icon.__iconData && `export default ${JSON.stringify(writeShapes(icon.__iconData.node))}`
      },
    },
  }
}
