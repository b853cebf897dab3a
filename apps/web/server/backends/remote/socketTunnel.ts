import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Upgrade } from '../../http/upgrades.ts'
import { type ForwardedVisitor, requestHeaders } from './passedHeaders.ts'

const openWithinMs = 10_000

export interface SocketTunnel {
  /** Connects a socket to the platform's realtime and copies bytes both ways. */
  take(upgrade: Upgrade, visitor: ForwardedVisitor): void
  close(): void
}

/**
 * Tunnels WebSockets to `url`. Plain Node: a handshake is one request whose response hands over a socket, and no code
 * in between parses the frames.
 */
export function openSocketTunnel(url: URL, onError: (error: unknown) => void): SocketTunnel {
  const open = new Set<Duplex>()
  const openRequest = url.protocol === 'wss:' ? httpsRequest : httpRequest
  const { port } = url
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  return {
    take({ request, socket, head }, visitor) {
      const handshake = openRequest({
        hostname,
        ...(port !== '' && { port }),
        // A certificate is requested by name; an IP address has no name (RFC 6066).
        ...(isIP(hostname) === 0 && { servername: hostname }),
        path: url.pathname + new URL(request.url ?? '/', 'http://any.invalid').search,
        headers: { ...handshakeHeaders(request, visitor), connection: 'Upgrade', upgrade: 'websocket' },
        agent: false,
      })
      const deadline = setTimeout(() => handshake.destroy(new Error('WebSocket handshake timed out')), openWithinMs)
      const drop = () => {
        clearTimeout(deadline)
        handshake.destroy()
        socket.destroy()
        open.delete(socket)
      }
      open.add(socket)
      socket.on('error', drop)
      socket.once('close', drop)
      handshake.on('error', (error) => {
        if (!socket.destroyed) onError(error)
        reject(socket, '502 Bad Gateway')
      })
      handshake.on('response', (answer) => {
        answer.resume()
        const retryAfter = answer.headers['retry-after']
        reject(
          socket,
          `${answer.statusCode} ${answer.statusMessage}`,
          retryAfter === undefined ? '' : `Retry-After: ${retryAfter}\r\n`,
        )
      })
      handshake.on('upgrade', (answer, upstream, first) => {
        clearTimeout(deadline)
        upstream.on('error', drop)
        // The last messages still arrive; a client that leaves its half open must not keep the socket.
        upstream.once('close', () => socket.end())
        socket.once('finish', () => socket.destroy())
        socket.once('close', () => upstream.destroy())
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${linesOf(answer)}\r\n`)
        socket.write(first)
        upstream.write(head)
        upstream.pipe(socket)
        socket.pipe(upstream)
      })
      handshake.end()
    },
    close() {
      for (const socket of open) socket.destroy()
    },
  }
}

function handshakeHeaders(request: IncomingMessage, visitor: ForwardedVisitor): Record<string, string> {
  const sent = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, typeof value === 'string' ? value : value.join(', ')]],
  )
  return requestHeaders(sent, visitor)
}

function linesOf({ rawHeaders }: IncomingMessage): string {
  let lines = ''
  for (let at = 0; at < rawHeaders.length; at += 2) lines += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`
  return lines
}

function reject(socket: Duplex, status: string, headers = '') {
  if (socket.destroyed) return
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`)
}
