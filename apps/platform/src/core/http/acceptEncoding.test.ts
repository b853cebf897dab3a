import { expect, test } from 'vitest'
import { encodingFor } from './acceptEncoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.8 , BR ; q=0.9', 'br'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['*;q=0', undefined],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['gzip;q=nonsense', undefined],
  ['x-brotli, gzipped', undefined],
  ['', undefined],
  [null, undefined],
] as const)('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(encodingFor(header, ['br', 'gzip'])).toBe(encoding)
})
