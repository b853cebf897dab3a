import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { vaultOver } from '../secrets/vault.ts'
import { type Bucket, s3Storage } from './s3Storage.ts'

const secret = 'the secret of the bucket'
/** Listings come in parts of so many. */
const listed = 2
const files = new Map<string, { bytes: Buffer; writtenAt: Date }>()
/** Requests to answer with 503 first. */
let busy = 0

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** Amazon's Signature Version 4, as its documentation describes it. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const { pathname, searchParams } = new URL(url ?? '', 'http://x')
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const request = [method, pathname, query, signed.join(''), names, hash].join('\n')
  const [, ...scope] = credential.split('/')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), sha256(request)].join('\n')
  const key = scope.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`)
  return scope.slice(1).join('/') === 'eu-north-1/s3/aws4_request' && hmac(key, text).toString('hex') === signature
}

function list(query: URLSearchParams): string {
  const names = [...files.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).toSorted()
  const from = Number(query.get('continuation-token') ?? 0)
  const rows = names
    .slice(from, from + listed)
    .map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>${files.get(name)?.writtenAt.toISOString()}</LastModified><ETag>&quot;x&quot;</ETag></Contents>`,
    )
  const more = from + listed < names.length ? `<NextContinuationToken>${from + listed}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${rows.join('')}${more}</ListBucketResult>`
}

const server: Server = createServer(async (request, response) => {
  const body = await buffer(request)
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
  const name = pathname.replace('/players/', '')
  const say = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text)
  if (busy > 0) {
    busy -= 1
    return say(503, 'SlowDown')
  }
  if (!isSigned(request, body)) return say(403, 'SignatureDoesNotMatch')
  if (!pathname.startsWith('/players')) return say(404, 'NoSuchBucket')
  if (searchParams.get('list-type') === '2') return say(200, list(searchParams))
  if (request.method === 'PUT') files.set(name, { bytes: body, writtenAt: new Date() })
  if (request.method === 'DELETE') files.delete(name)
  const found = files.get(name)
  if (request.method === 'GET' && !found) return say(404, 'NoSuchKey')
  return say(request.method === 'DELETE' ? 204 : 200, request.method === 'GET' ? found?.bytes : '')
})

let place: Bucket
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo
  place = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'players',
    prefix: 'documents/',
    region: 'eu-north-1',
    accessKeyId: 'apogee',
    secretAccessKey: secret,
  }
})
beforeEach(() => files.clear())
afterAll(() => {
  server.close()
})

test('a stored file is readable on another node, and the bucket sees nothing but sealed bytes', async () => {
  const [one, other] = [vaultOver(s3Storage(place), ['a key']), vaultOver(s3Storage(place), ['a key'])]
  const key = await one.store(Buffer.from('a passport'))
  expect(await other.read(key)).toEqual(Buffer.from('a passport'))
  expect([...files.keys()]).toEqual([`documents/${key.slice(0, 2)}/${key}`])
  expect([...files.values()].some(({ bytes }) => bytes.includes('passport'))).toBe(false)
  await other.remove(key)
  await other.remove(key)
  expect(await one.read(key)).toBeNull()
})

test('leftovers are deleted and everything is resealed over several parts of a listing', async () => {
  const old = vaultOver(s3Storage(place), ['the older key'])
  const keys = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => old.store(Buffer.from(text))))
  for (const file of files.values()) file.writtenAt = new Date(Date.now() - 7_200_000)
  const young = await old.store(Buffer.from('young'))
  const [first = ''] = keys
  const hourAgo = new Date(Date.now() - 3_600_000)
  expect(await old.sweep(hourAgo, async (asked) => asked.filter((key) => key !== first))).toBe(1)
  expect(await old.read(first)).toBeNull()
  expect(await vaultOver(s3Storage(place), ['the newer key', 'the older key']).reseal()).toBe(true)
  expect(await vaultOver(s3Storage(place), ['the newer key']).read(young)).toEqual(Buffer.from('young'))
})

test('a busy service is retried; a rejection is an error with the service’s message', async () => {
  busy = 2
  const storage = s3Storage(place)
  await storage.put('x', Buffer.from('x'))
  expect(await storage.get('x')).toEqual(Buffer.from('x'))
  await expect(s3Storage({ ...place, secretAccessKey: 'wrong' }).get('x')).rejects.toThrow(
    'The storage answered 403 to GET: SignatureDoesNotMatch',
  )
  await expect(s3Storage({ ...place, bucket: 'nobodys' }).put('x', Buffer.from('x'))).rejects.toThrow(
    'The storage has no bucket nobodys',
  )
})
