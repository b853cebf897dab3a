import { expect, test } from 'vitest'
import { modern } from './modernCss.ts'

const mix = '@supports (color:color-mix(in lab, red, red))'

test('a fallback for old browsers is removed, and the value that replaces it stays', () => {
  const css = `.a{color:var(--x)}${mix}{.a{color:color-mix(in oklab, var(--x) 5%, transparent)}}.b{color:red}`
  expect(modern(css)).toBe('.a{color:color-mix(in oklab, var(--x) 5%, transparent)}.b{color:red}')
})

test('initial values for browsers without @property are removed, other layers and conditions stay', () => {
  const css = '@layer properties{@supports (x){*{--a:0}}}@layer base{a{b:c}}@supports (d:e){f{g:h}}'
  expect(modern(css)).toBe('@layer base{a{b:c}}@supports (d:e){f{g:h}}')
})

test('a rule is removed only if the next one has its selector and its property', () => {
  const css = '.a{color:red}.a{margin:0}.b{color:red}.c{color:red}'
  expect(modern(css)).toBe(css)
})

test('a condition within a media query is opened in its place', () => {
  expect(modern(`@media (x){.a:hover{color:red}${mix}{.a:hover{color:blue}}}`)).toBe('@media (x){.a:hover{color:blue}}')
})

const property = (name: string, initial?: string) =>
  `@property ${name}{syntax:"*";inherits:false${initial === undefined ? '' : `;initial-value:${initial}`}}`

test('a registered property that nothing sets is replaced by its initial value, or else by the fallback of each use', () => {
  const css =
    '.a{width:calc(var(--tw-x) * 2);filter:var(--tw-y, ) blur(1px);color:var(--tw-z,color-mix(in srgb,var(--b) 5%,red))}'
  expect(modern(css + property('--tw-x', '3px') + property('--tw-y') + property('--tw-z'))).toBe(
    '.a{width:calc(3px * 2);filter: blur(1px);color:color-mix(in srgb,var(--b) 5%,red)}',
  )
})

test('a registered property that some rule sets stays', () => {
  const css = `.a{color:var(--tw-x)}.b{--tw-x:red}${property('--tw-x', 'blue')}`
  expect(modern(css)).toBe(css)
})

test('shadows that draw nothing are left out', () => {
  const css = `.a{box-shadow:var(--tw-ring), var(--tw-inset), 0 0 3px red}${property('--tw-ring', '0 0 #0000')}${property('--tw-inset', '0 0 #0000')}`
  expect(modern(css)).toBe('.a{box-shadow:0 0 3px red}')
})
