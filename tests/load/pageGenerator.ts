// Asks for one page over and over on so many connections, from a process of its own: node pageGenerator.ts '<PageJob as JSON>'.
// Sockets by hand: Node's HTTP client would take more of the machine than the server it measures. Prints what came of it as JSON.
import { once } from 'node:events'
import { connect } from 'node:net'
import { measureLanes, type Timing } from './lanes.ts'

export interface PageJob extends Timing {
  readonly port: number
  readonly path: string
  readonly connections: number
}

const job = JSON.parse(process.argv[2] ?? '{}') as PageJob
const question = `GET ${job.path} HTTP/1.1\r\nHost: localhost:${job.port}\r\nUser-Agent: Mozilla/5.0 Firefox/140.0\r\nAccept: text/html\r\nAccept-Encoding: gzip, br\r\n\r\n`

/** Bytes of the whole answer that begins here, or undefined while its head has not come. */
function lengthOf(head: Buffer): number | undefined {
  const end = head.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const length = /content-length: (\d+)/i.exec(head.toString('latin1', 0, end))?.[1]
  if (length === undefined) throw new Error('an answer without its length')
  return end + 4 + Number(length)
}

/** A connection of its own, by which the page is asked for; answers the status when the whole answer is there. */
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
