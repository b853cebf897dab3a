// Requests one page again and again on many connections, from a separate process:
// `node pageGenerator.ts '<PageJob as JSON>'`. Uses bare sockets, because Node's HTTP client would use more of the
// machine than the server under test. Prints the result as JSON.
import { once } from 'node:events'
import { connect } from 'node:net'
import { measureLanes, type Timing } from '../lanes.ts'

export interface PageJob extends Timing {
  readonly port: number
  readonly path: string
  readonly connections: number
}

const job = JSON.parse(process.argv[2] ?? '{}') as PageJob
const question = `GET ${job.path} HTTP/1.1\r\nHost: localhost:${job.port}\r\nUser-Agent: Mozilla/5.0 Firefox/140.0\r\nAccept: text/html\r\nAccept-Encoding: gzip, br\r\n\r\n`

/** Bytes of the whole response at the start of this buffer; undefined until its headers are complete. */
function lengthOf(head: Buffer): number | undefined {
  const end = head.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const length = /content-length: (\d+)/i.exec(head.toString('latin1', 0, end))?.[1]
  if (length === undefined) throw new Error('response without content-length')
  return end + 4 + Number(length)
}

/** Opens a connection. The returned function requests the page and resolves to the status of the full response. */
async function openLane(): Promise<() => Promise<number>> {
  const socket = connect({ port: job.port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let head = Buffer.alloc(0)
  let got = 0
  let whole: number | undefined
  let answered: PromiseWithResolvers<number> | undefined
  socket.on('error', (error) => answered?.reject(error))
  socket.on('data', (part: Buffer) => {
    got += part.byteLength
    if (whole === undefined) {
      head = Buffer.concat([head, part])
      whole = lengthOf(head)
    }
    if (whole !== undefined && got >= whole) answered?.resolve(Number(head.toString('latin1', 9, 12)))
  })
  return () => {
    ;[head, got, whole] = [Buffer.alloc(0), 0, undefined]
    answered = Promise.withResolvers()
    socket.write(question)
    return answered.promise
  }
}

const lanes = await Promise.all(Array.from({ length: job.connections }, openLane))
console.log(JSON.stringify(await measureLanes(lanes, job)))
process.exit(0)
