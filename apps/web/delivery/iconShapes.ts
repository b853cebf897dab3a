import * as lucide from 'lucide-react'
import type { Plugin } from 'vite'
import { type Shape, writeShapes } from '../src/lib/delivery/iconText.ts'

/** A lucide icon is a component that six modules build from a list; its renderer gets that list. */
interface Rendered {
  render(props: object, ref: null): { readonly props: { readonly icon: { readonly node: readonly Shape[] } } }
}

const imports = /^import \{([^}]+)\} from 'lucide-react'/gm

/**
 * Ours (`ui/Icon.tsx`) only needs the shapes of an icon as text. The build writes that text where an icon is imported:
 * that leaves the six modules out of the first load, and makes no file for the icons that two parts share.
 */
export function iconShapes(): Plugin {
  return {
    name: 'icon-shapes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: "from 'lucide-react'" },
      handler: (code) => ({
        code: code.replace(imports, (written, list: string) => inlined(list, written)),
        map: null,
      }),
    },
  }
}

function inlined(list: string, written: string): string {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
  const constants = names.map((name) => {
    const [exported = name, local = exported] = name.split(' as ').map((one) => one.trim())
    return `const ${local} = ${JSON.stringify(shapesOf(exported))};`
  })
  // As many lines as before, for the source map.
  return constants.join(' ') + '\n'.repeat(written.split('\n').length - 1)
}

function shapesOf(name: string): string {
  const icon = (lucide as unknown as Readonly<Record<string, Rendered | undefined>>)[name]
  if (!icon) throw new Error(`lucide has no icon ${name}`)
  return writeShapes(icon.render({}, null).props.icon.node)
}
