import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { NonceText } from './nonceText.ts'

const page = (nonce: string) =>
  `<script nonce="${nonce}">1</script>${'<p>Ünïcode ★ text that repeats itself</p>'.repeat(400)}<script nonce="${nonce}"></script>`

test.each([
  ['a page', page],
  ['a text that begins and ends with its nonce', (nonce: string) => `${nonce}x${nonce}${nonce}`],
  ['a text without any', () => 'nothing'],
  ['an empty text', () => ''],
])('[SEC-03] %s has the nonce of each answer, packed or plain', async (_, write) => {
  const text = await NonceText.of(write('first-nonce=='), 'first-nonce==')
  for (const nonce of ['second', 'n'.repeat(300)]) {
    expect(Buffer.from(text.toPlain(nonce)).toString()).toBe(write(nonce))
    // Checks the sum and the length too.
    expect(gunzipSync(text.toGzip(nonce)).toString()).toBe(write(nonce))
  }
})

test('packing pays', async () => {
  const text = await NonceText.of(page('nonce'), 'nonce')
  expect(text.toGzip('nonce').byteLength).toBeLessThan(page('nonce').length / 20)
})
