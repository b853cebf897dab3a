import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const file = (name: string) => fileURLToPath(new URL(`testing/${name}`, import.meta.url))

let platform: Server
let url: string
let names: (string | undefined)[]

// A platform whose certificate is signed only by its operator's own authority.
beforeAll(async () => {
  const pem = { key: readFileSync(file('key.pem')), cert: readFileSync(file('certificate.pem')) }
  platform = createServer(pem, ({ headers }, response) => {
    names.push(headers.host)
    response.end('whole')
  })
  platform.on('upgrade', (_, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhello')
  })
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening))
  url = `https://localhost:${(platform.address() as AddressInfo).port}`
})
afterAll(() => {
  platform.closeAllConnections()
  platform.close()
})

async function ask(env: Record<string, string>): Promise<unknown> {
  names = []
  const { NODE_EXTRA_CA_CERTS: _, ...others } = process.env
  const { stdout } = await run(process.execPath, [file('requestPlatform.ts'), url], { env: { ...others, ...env } })
  return JSON.parse(stdout)
}

test('NODE_EXTRA_CA_CERTS adds the authority of a platform’s own certificate, for calls and for realtime', async () => {
  expect(await ask({ NODE_EXTRA_CA_CERTS: file('certificate.pem') })).toEqual([
    '200 whole',
    'HTTP/1.1 101 Switching Protocols',
    true,
  ])
  // The certificate is the platform's, the Host header the visitor's.
  expect(names).toEqual(['casino.test'])
})

test('without it the platform counts as down: nothing is sent to a server without a valid certificate', async () => {
  const [answer, handshake] = (await ask({})) as [string, string]
  expect(answer).toMatch(/^PlatformUnavailable (?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN)$/)
  expect(handshake).toBe('HTTP/1.1 502 Bad Gateway')
  expect(names).toEqual([])
})
