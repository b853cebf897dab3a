// The floor of server rendering, in a process of its own: a page given as data becomes one component of createElement
// calls, as a compiler writes them, and is rendered again and again. Prints the processor time of one rendering.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { StaticNode } from './rendering.ts'

const [, , file = '', rounds = '100'] = process.argv
// React is a dependency of the front end only.
const require = createRequire(new URL('../../apps/web/package.json', import.meta.url))
const react = require('react')
const { renderToString } = require('react-dom/server')

const renames: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', srcset: 'srcSet' }

function propsOf(tag: string, attributes: Record<string, string>, children: readonly StaticNode[]): string {
  const props: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') props['style'] = Object.fromEntries(declarationsOf(value))
    // Handlers are text in HTML and functions in React: the few inline ones weigh nothing.
    else if (!name.startsWith('on')) props[renames[name] ?? name] = value
  }
  if (tag === 'script' || tag === 'style') props['dangerouslySetInnerHTML'] = { __html: children.join('') }
  return JSON.stringify(props)
}

function declarationsOf(style: string): [string, string][] {
  return style
    .split(/;(?![^(]*\))/)
    .map((declaration) => declaration.split(/:(.*)/s).map((part) => part.trim()))
    .filter(([name, value]) => name && value)
    .map(([name = '', value = '']) => [
      name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, c: string) => c.toUpperCase()),
      value,
    ])
}

function write(node: StaticNode): string {
  if (typeof node === 'string') return JSON.stringify(node)
  const [tag, attributes, children] = node
  const inner = tag === 'script' || tag === 'style' ? [] : children.map(write)
  return `h(${[JSON.stringify(tag), propsOf(tag, attributes, children), ...inner].join(',')})`
}

const tree = JSON.parse(readFileSync(file, 'utf8')) as StaticNode
const Page = new Function('h', `return function Page() { return ${write(tree)} }`)(react.createElement)
const render = (): string => renderToString(react.createElement(Page))

for (let round = 0; round < 100; round += 1) render()
const before = process.cpuUsage()
for (let round = 0; round < Number(rounds); round += 1) render()
const { user, system } = process.cpuUsage(before)
console.log(JSON.stringify({ cpuMs: (user + system) / 1000 / Number(rounds), bytes: render().length }))
