// Asks for one page over and over on so many connections, from a process of its own: node pageGenerator.ts '<PageJob as JSON>'.
// Sockets by hand: Node's HTTP client would take more of the machine than the server it measures. Prints a PageResult.
import { connect } from 'node:net'
import { quantile } from './report.ts'

export interface PageJob {
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly warmUpMs: number
  readonly measuredMs: number
}
export interface PageResult {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly refused: number
}

const job = JSON.parse(process.argv[2] ?? '{}') as PageJob
const question = `GET ${job.path} HTTP/1.1\r\nHost: localhost:${job.port}\r\nUser-Agent: Mozilla/5.0 Firefox/140.0\r\nAccept: text/html\r\nAccept-Encoding: gzip, br\r\n\r\n`
const since = performance.now()
const times: number[] = []
let refused = 0

/** Bytes of the whole answer that begins here, or undefined while its head has not come. */
function lengthOf(head: Buffer): number | undefined {
  const end = head.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const length = /content-length: (\d+)/i.exec(head.toString('latin1', 0, end))?.[1]
  if (length === undefined) throw new Error('an answer without its length')
  return end + 4 + Number(length)
}

function lane(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: job.port, host: '127.0.0.1', noDelay: true })
    let from = 0
    let head = Buffer.alloc(0)
    let got = 0
    let whole: number | undefined
    const ask = () => {
      from = performance.now()
      ;[head, got, whole] = [Buffer.alloc(0), 0, undefined]
      socket.write(question)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (part: Buffer) => {
      got += part.byteLength
      if (whole === undefined) {
        head = Buffer.concat([head, part])
        whole = lengthOf(head)
      }
      if (whole === undefined || got < whole) return
      const until = performance.now()
      if (from - since > job.warmUpMs) {
        if (head.toString('latin1', 9, 12) === '200') times.push(until - from)
        else refused += 1
      }
      if (until - since < job.warmUpMs + job.measuredMs) return ask()
      socket.end()
      resolve()
    })
  })
}

await Promise.all(Array.from({ length: job.connections }, lane))
const result: PageResult = {
  perSecond: times.length / (job.measuredMs / 1000),
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  refused,
}
console.log(JSON.stringify(result))
process.exit(0)
