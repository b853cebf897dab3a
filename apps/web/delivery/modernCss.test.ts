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
