import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { NonceText } from './nonceText.ts'

const page = (nonce: string) =>
  `<script nonce="${nonce}">1</script>${'<p>Ünïcode ★ text that repeats itself</p>'.repeat(2_000)}<script nonce="${nonce}">1</script>`

test.each([
  ['a page', page],
  ['a text that begins and ends with its nonce', (nonce: string) => `${nonce}x${nonce}${nonce}`],
  ['a text without a nonce', () => 'nothing'],
  ['an empty text', () => ''],
])('[SEC-03] %s has the nonce of each response, compressed or plain', async (_, write) => {
  const text = await NonceText.of(write('first-nonce=='), 'first-nonce==')
  for (const nonce of ['secondnonce==', 'repeatsitself']) {
    expect(Buffer.from(text.toPlain(nonce)).toString()).toBe(write(nonce))
    // Gunzip also verifies the checksum and the length.
    expect(gunzipSync(text.toGzip(nonce)).toString()).toBe(write(nonce))
  }
})

test('a nonce of another length is rejected, because the compressed text has a fixed byte length', async () => {
  const text = await NonceText.of(page('nonce'), 'nonce')
  expect(() => text.toGzip('longer')).toThrow('does not fit')
})

test('the text is compressed well, across its pieces too', async () => {
  const body = Array.from({ length: 500 }, (_, index) => `<p>${index * 7919}</p>`).join('')
  const once = await NonceText.of(body, 'nonce')
  const twice = await NonceText.of(`${body}nonce${body}`, 'nonce')
  expect(once.toGzip('nonce').byteLength).toBeLessThan(body.length / 3)
  expect(twice.toGzip('nonce').byteLength).toBeLessThan(once.toGzip('nonce').byteLength * 1.1)
})
