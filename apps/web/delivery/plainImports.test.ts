import { expect, test } from 'vitest'
import { lateStyles } from './plainImports.ts'

test('a second stylesheet fails the build, because nothing would load it with its part', () => {
  expect(lateStyles(['assets/app-1.css', 'assets/a.js'])).toBeUndefined()
  expect(lateStyles(['assets/app-1.css', 'assets/a.js', 'assets/Late-2.css'])).toContain('assets/Late-2.css')
})
