import { globSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { firstLoadLimit, firstLoads } from '../../apps/web/delivery/firstLoads.ts'

const web = fileURLToPath(new URL('../../apps/web/', import.meta.url))

test('the first load of every page is within its limit', { tag: '@desktop' }, () => {
  const loads = firstLoads(realpathSync(`${web}dist/current`))
  const pages = globSync('features/*/pages/*Page.tsx', { cwd: `${web}src` }).map((path) => path.replace('.tsx', ''))
  expect(loads.map(({ page }) => page)).toEqual(expect.arrayContaining(['routes/_lobby', ...pages]))
  expect(loads.filter(({ page, bytes }) => bytes > firstLoadLimit(page))).toEqual([])
})
