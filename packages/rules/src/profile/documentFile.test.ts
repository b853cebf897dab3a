import { expect, test } from 'vitest'
import { judgeDocumentFile, mediaOf } from './documentFile.ts'

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))

const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')

test.each<[string | undefined, Uint8Array]>([
  ['image/jpeg', jpeg],
  ['image/png', bytes([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ['image/heic', bytes([0, 0, 0, 24], 'ftypheic')],
  ...['heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'].map((brand): [string, Uint8Array] => [
    'image/heic',
    bytes([0, 0, 0, 24], `ftyp${brand}`),
  ]),
  [undefined, bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
  [undefined, bytes('FORM', [1, 2, 3, 4], 'WEBPVP8 ')],
  [undefined, bytes([0, 0, 0, 24], 'moovheic')],
  ['application/pdf', bytes('%PDF-1.7')],
  ['application/pdf', bytes([0xef, 0xbb, 0xbf], '%PDF-1.4')],
  ['application/pdf', bytes('\r\n\n %PDF-1.4')],
  [undefined, bytes('x%PDF-1.4')],
  [undefined, bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  [undefined, bytes('<!doctype html>')],
  [undefined, bytes('GIF89a')],
  [undefined, bytes([0, 0, 0, 24], 'ftypisom')],
  [undefined, bytes('PK', [3, 4])],
  [undefined, bytes()],
])('%s is known by its first bytes', (media, head) => {
  expect(mediaOf(head)).toBe(media)
})

test.each([
  [0, jpeg, 'file_empty'],
  [1_000, jpeg, undefined],
  [1_001, jpeg, 'file_too_large'],
  [500, bytes('MZ'), 'file_type_unknown'],
])('a file of %i bytes: %s', (size, head, verdict) => {
  expect(judgeDocumentFile({ size, head, maxBytes: 1_000 })).toBe(verdict)
})
