import { expect, test } from 'vitest'
import { originOfBrand } from './brands.ts'

test.each([
  ['apogee', 'https://apogee.test', 'production', 'https://apogee.test'],
  ['apogee', 'https://casino.example', 'production', 'https://casino.example'],
  ['halcyon', 'https://apogee.test', 'production', 'https://halcyon.test'],
  ['apogee-ee', 'https://apogee.test:8443', 'production', 'https://ee.apogee.test:8443'],
  ['halcyon', 'http://localhost:3000', 'demo', 'http://halcyon.localhost:3000'],
  ['apogee', 'http://localhost:3000', 'demo', 'http://localhost:3000'],
] as const)('[I18N-06] links of %s, on a server reached at %s (%s), lead to %s', (id, publicUrl, mode, origin) => {
  expect(originOfBrand(id, { publicUrl, mode, brand: 'apogee' })).toBe(origin)
})
