// One connection of the official client on a bare TCP socket, so that twenty thousand of them in one process use less
// processor time than the server under test. It connects with a token, joins a page's channels in one frame, and
// answers pings.
import { connect, type Socket } from 'node:net'

interface SocketTarget {
  readonly port: number
  /** A local address. One address runs out of ports after 28,000 connections to the same server. */
  readonly from: string
  readonly cookie: string
  readonly token: string
  readonly channels: readonly string[]
}

const textWhole = 0x81
const masked = 0x80
const [shortest, medium] = [126, 127]
/** The official client waits this long for the socket to open, and again for its channels (plus any blocked time). */
const patienceMs = 5000
const lateMs = 1000

interface Settle {
  readonly joined: () => void
  /** Not called for a socket that was cut on purpose. */
  readonly lost: (error: Error) => void
}

/** A shared buffer that all sockets read into, one after the other. */
const read = Buffer.allocUnsafeSlow(256 * 1024)

/** A client must mask its frames; a mask of zeros leaves the data unchanged. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text)
  const isShort = body.length < shortest
  const head = isShort
    ? Buffer.from([textWhole, masked | body.length, 0, 0, 0, 0])
    : Buffer.from([textWhole, masked | shortest, body.length >> 8, body.length & 0xff, 0, 0, 0, 0])
  return Buffer.concat([head, body])
}

const pong = frameOf('{}')

export class RealtimeSocket {
  readonly #socket: Socket
  readonly #target: SocketTarget
  readonly #receive: (text: string) => void
  readonly #joined: () => void
  #isUpgraded = false
  #isJoined = false
  #isCut = false
  #deadline: NodeJS.Timeout | undefined
  #left: Buffer | undefined

  /** Resolves once all channels are joined; rejects on failure. `receive` receives every push. */
  static open(target: SocketTarget, receive: (text: string) => void, onLost: () => void): Promise<RealtimeSocket> {
    return new Promise((resolve, reject) => {
      const socket: RealtimeSocket = new RealtimeSocket(target, receive, {
        joined: () => resolve(socket),
        lost: (error) => {
          reject(error)
          onLost()
        },
      })
    })
  }

  private constructor(target: SocketTarget, receive: (text: string) => void, settle: Settle) {
    this.#target = target
    this.#receive = receive
    this.#joined = settle.joined
    this.#socket = connect({
      port: target.port,
      host: '127.0.0.1',
      localAddress: target.from,
      noDelay: true,
      onread: {
        buffer: read,
        callback: (length) => {
          this.#read(length)
          return true
        },
      },
    })
    this.#socket.once('connect', () => this.#upgrade())
    this.#wait('open')
    let reason = new Error('closed')
    this.#socket.on('error', (error) => {
      reason = error
    })
    this.#socket.once('close', () => {
      clearTimeout(this.#deadline)
      if (!this.#isCut) settle.lost(reason)
    })
  }

  #wait(what: string) {
    clearTimeout(this.#deadline)
    const due = performance.now() + patienceMs
    const giveUp = () => this.#socket.destroy(new Error(`not ${what} in time`))
    this.#deadline = setTimeout(() => {
      // Data that has already arrived is read before the timeout counts.
      this.#deadline = setTimeout(giveUp, performance.now() - due >= lateMs ? lateMs : 0)
    }, patienceMs)
  }

  /** Disconnects like a pulled cable: the peer gets a reset, and no port stays in TIME_WAIT. */
  cut() {
    this.#isCut = true
    this.#socket.resetAndDestroy()
  }

  #upgrade() {
    const { port, cookie } = this.#target
    this.#socket.write(
      `GET /connection/websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nUser-Agent: load\r\nCookie: ${cookie}\r\n\r\n`,
    )
  }

  #read(length: number) {
    const bytes = this.#left ? Buffer.concat([this.#left, read.subarray(0, length)]) : read.subarray(0, length)
    this.#left = undefined
    const from = this.#isUpgraded ? 0 : this.#readUpgrade(bytes)
    const end = this.#readFrames(bytes, from)
    // The buffer is shared, so an incomplete frame is copied.
    if (end < bytes.length) this.#left = Buffer.from(bytes.subarray(end))
  }

  /** Offset of the first frame; 0 until the response is complete. */
  #readUpgrade(bytes: Buffer): number {
    const end = bytes.indexOf('\r\n\r\n')
    if (end < 0) return 0
    const [status] = bytes.toString('latin1', 0, end).split('\r\n')
    if (!status?.includes(' 101 ')) {
      this.#socket.destroy(new Error(`the upgrade was answered ${status}`))
      return bytes.length
    }
    this.#isUpgraded = true
    this.#wait('joined')
    this.#socket.write(frameOf(JSON.stringify({ id: 1, connect: { token: this.#target.token, name: 'js' } })))
    return end + 4
  }

  #readFrames(bytes: Buffer, from: number): number {
    let at = from
    while (this.#isUpgraded && at + 2 <= bytes.length) {
      const lengthByte = bytes[at + 1] ?? 0
      const head = lengthByte < shortest ? 2 : lengthByte === shortest ? 4 : 10
      if (at + head > bytes.length) break
      const length =
        lengthByte < shortest
          ? lengthByte
          : lengthByte < medium
            ? bytes.readUInt16BE(at + 2)
            : bytes.readUInt32BE(at + 6)
      const end = at + head + length
      if (end > bytes.length) break
      // A close frame is followed by the socket's close event.
      if (bytes[at] === textWhole) this.#frame(bytes.toString('utf8', at + head, end))
      at = end
    }
    return at
  }

  #frame(text: string) {
    if (text === '{}') return void this.#socket.write(pong)
    if (text.startsWith('{"push"')) return this.#receive(text)
    if (this.#isJoined) return
    const { channels } = this.#target
    if (text.startsWith('{"id":1,"connect"')) {
      const commands = channels.map((channel, at) => JSON.stringify({ id: at + 2, subscribe: { channel } }))
      this.#socket.write(frameOf(commands.join('\n')))
    } else if (text.includes('"error"')) this.#socket.destroy(new Error(text))
    else if (text.includes(`{"id":${channels.length + 1},"subscribe"`)) {
      this.#isJoined = true
      clearTimeout(this.#deadline)
      this.#joined()
    }
  }
}
