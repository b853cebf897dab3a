import { Crown, Gamepad2, LayoutGrid, Lock, Sparkles, Star, Wallet } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './Icon'

const shapesOf = (svg: string): string => svg.slice(svg.indexOf('>') + 1)

test('an icon has the very shapes of its lucide component', () => {
  for (const icon of [Crown, Gamepad2, LayoutGrid, Lock, Sparkles, Star, Wallet]) {
    const ours = renderToStaticMarkup(createElement(Icon, { of: icon }))
    expect(shapesOf(ours)).toBe(shapesOf(renderToStaticMarkup(createElement(icon))))
  }
})

test('the line of an icon is as thick on the screen at any size, and readers pass it by', () => {
  const big = renderToStaticMarkup(createElement(Icon, { of: Star, size: 48, className: 'text-text-3' }))
  expect(big).toContain('stroke-width="0.875"')
  expect(big).toContain('class="shrink-0 text-text-3"')
  expect(big).toContain('aria-hidden="true"')
})
