import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { contractDocument } from './contractDocument.ts'

const address = 'https://casino.test/openapi.json'
const facts = { title: 'Apogee', version: '1.0.0', servers: ['https://casino.test'], limited: [] }

test('the contract document is built once for all requests, and a client that has it gets a 304', async () => {
  const build = vi.fn(() => ({ openapi: '3.1.0', paths: { '/a': 'b'.repeat(2_000) } }))
  const contract = contractDocument(facts, build)
  const get = async (headers: Record<string, string>) =>
    (await contract()).answer(new Request(address, { headers: { 'accept-encoding': 'gzip', ...headers } }))
  const [packed, plain] = await Promise.all([get({}), get({ 'accept-encoding': 'gzip;q=0' })])
  const text = await plain.text()
  expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(text)
  const etag = packed.headers.get('etag') ?? ''
  expect(plain.headers.get('etag')).toBe(etag)
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')])
    expect((await get({ 'if-none-match': known })).status).toBe(304)
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  expect(build).toHaveBeenCalledTimes(1)
})
