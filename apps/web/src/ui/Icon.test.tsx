import { glob, readFile } from 'node:fs/promises'
import { Crown, Gamepad2, LayoutGrid, Lock, Sparkles, Star, Wallet } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './Icon'

const shapesOf = (svg: string): string => svg.slice(svg.indexOf('>') + 1)

test('an icon has the same shapes as its lucide component', () => {
  for (const icon of [Crown, Gamepad2, LayoutGrid, Lock, Sparkles, Star, Wallet]) {
    const ours = renderToStaticMarkup(createElement(Icon, { of: icon }))
    expect(shapesOf(ours)).toBe(shapesOf(renderToStaticMarkup(createElement(icon))))
  }
})

test('an icon’s line has the same width on screen at any size, and screen readers skip it', () => {
  const big = renderToStaticMarkup(createElement(Icon, { of: Star, size: 48, className: 'text-text-3' }))
  expect(big).toContain('stroke-width="0.875"')
  expect(big).toContain('class="shrink-0 text-text-3"')
  expect(big).toContain('aria-hidden="true"')
})

test('icons are not rendered as components, because the build replaces them by data', async () => {
  const wrong: string[] = []
  for await (const path of glob('**/*.tsx', { cwd: `${import.meta.dirname}/..`, exclude: ['**/*.test.tsx'] })) {
    const source = await readFile(`${import.meta.dirname}/../${path}`, 'utf8')
    const names = [...source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, list = '']) =>
      list.split(','),
    )
    for (const name of names.map((one) => one.split(' as ').at(-1)?.trim() ?? '')) {
      if (name && new RegExp(`<${name}[\\s/>]`).test(source)) wrong.push(`${path}: ${name}`)
    }
  }
  expect(wrong).toEqual([])
})
