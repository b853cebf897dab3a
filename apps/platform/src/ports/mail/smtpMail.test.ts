import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { smtpMail } from './smtpMail.ts'

// The part of RFC 5321 that one message needs.
function fakeServer(onLine: (line: string, socket: Socket) => string | undefined) {
  const server = createServer((socket) => {
    socket.write('220 test\r\n')
    let rest = ''
    socket.on('data', (chunk) => {
      rest += chunk.toString()
      const lines = rest.split('\r\n')
      rest = lines.pop()!
      for (const line of lines) {
        const answer = onLine(line, socket)
        if (answer) socket.write(`${answer}\r\n`)
      }
    })
  })
  return server
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function listen(onLine: (line: string) => string | undefined): Promise<string> {
  const server = fakeServer(onLine)
  closing.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server has an address object once it listens.
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`
}

const mail = {
  key: 'outbox-7',
  from: 'Apogee <help@apogee.example>',
  to: 'anna@example.com',
  subject: 'Grüße',
  text: 'Hallo',
  html: '<p>Hallo</p>',
}

test('a message is sent by SMTP with both bodies and the same id on every attempt', async () => {
  const received: string[] = []
  let inData = false
  const url = await listen((line) => {
    received.push(line)
    if (inData) {
      inData = line !== '.'
      return inData ? undefined : '250 taken'
    }
    inData = line === 'DATA'
    if (inData) return '354 go on'
    return line.startsWith('QUIT') ? '221 bye' : '250 ok'
  })
  const port = smtpMail(url)
  await port.send(mail)
  await port.send(mail)
  const all = received.join('\n')
  expect(all).toContain('RCPT TO:<anna@example.com>')
  expect(all).toContain('text/plain')
  expect(all).toContain('text/html')
  const ids = received.filter((line) => line.startsWith('Message-ID:'))
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
  expect(ids[0]).toContain('@apogee.example>')
})

test('a server that rejects a message makes sending throw, so that it is retried', async () => {
  const url = await listen((line) => (line.startsWith('RCPT') ? '450 later' : '250 ok'))
  await expect(smtpMail(url).send(mail)).rejects.toThrow()
})
