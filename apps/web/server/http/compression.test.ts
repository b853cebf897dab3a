import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packData } from './compression.ts'

const long = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, title: 'a game' })))
const type = { 'content-type': 'application/vnd.softswiss.v1+json; charset=utf-8' }
const send = (answer: Response, accepted: string, path = '/api/games') =>
  packData(new Request(`https://apogee.test${path}`, { headers: { 'accept-encoding': accepted } }), answer)

test('long JSON is compressed for clients that accept it', async () => {
  const answer = await send(new Response(long, { status: 201, headers: { ...type, etag: '"a"' } }), 'br, gzip')
  expect(answer.status).toBe(201)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...type,
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
    etag: 'W/"a"',
  })
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(long)
})

test('a game page, which contains its texts, is compressed too', async () => {
  const answer = await send(new Response(long, { headers: { 'content-type': 'text/html; charset=utf-8' } }), 'gzip')
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(long)
})

test.each(['', 'identity', 'gzip;q=0'])('it is not compressed for clients that accept "%s"', async (accepted) => {
  const answer = await send(new Response(long, { headers: type }), accepted)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe(long)
})

test.each([
  ['a short response', new Response('{"a":1}', { headers: type }), '/api/a'],
  ['a response without a body', new Response(null, { status: 204 }), '/api/a'],
  ['a picture', new Response(long, { headers: { 'content-type': 'image/avif' } }), '/media/a'],
  ['the wallet API', new Response(long, { headers: type }), '/wallet/v1/wins'],
])('%s is not compressed', async (_, given, path) => {
  const answer = await send(given, 'gzip', path)
  expect(answer.status).toBe(given.status)
  expect(answer.headers.get('content-encoding')).toBeNull()
})
