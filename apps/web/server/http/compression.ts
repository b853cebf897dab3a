import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor } from '@apogee/platform/acceptEncoding'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
// Brotli at level 4 costs about as much as gzip at level 6 and makes a page some 8 % smaller.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const worthPackingBytes = 1024

/** Compresses a text with an encoding the visitor accepts, off the main thread. */
export async function pack(
  text: string,
  accepted: string | null,
  headers: Record<string, string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const plain = () => Buffer.from(text)
  if (text.length < worthPackingBytes) return plain()
  const encoding = encodingFor(accepted, ['br', 'gzip'])
  if (encoding === 'br') {
    headers['content-encoding'] = 'br'
    return new Uint8Array(await packBrotli(text, brotliOptions))
  }
  if (encoding === 'gzip') {
    headers['content-encoding'] = 'gzip'
    return new Uint8Array(await packGzip(text, { level: 5 }))
  }
  return plain()
}

/**
 * Compresses a response of the back end on its way out: JSON, and game pages, which contain their texts. Long ones are
 * gzipped at the fastest level for clients that accept it, because JSON is generated per reader (46 kB for a page of
 * games become 7 in a third of a millisecond). Responses to a studio's wallet calls are short and latency-critical, so
 * they are skipped.
 */
export async function packData(request: Request, answer: Response): Promise<Response> {
  // Checked first: accessing a response's body turns its text into a stream, at a cost to every bet.
  if (/^\/(?:wallet|aggregators)\//.test(new URL(request.url).pathname)) return answer
  const { headers } = answer
  if (!/\b(json|html)\b/.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return answer
  if (answer.body === null) return answer
  const plain = Buffer.from(await answer.arrayBuffer())
  const more = new Headers(headers)
  const { status } = answer
  if (plain.byteLength < worthPackingBytes) return new Response(plain, { status, headers: more })
  more.append('vary', 'Accept-Encoding')
  if (!encodingFor(request.headers.get('accept-encoding'), ['gzip']))
    return new Response(plain, { status, headers: more })
  more.set('content-encoding', 'gzip')
  more.delete('content-length')
  const tag = more.get('etag')
  if (tag && !tag.startsWith('W/')) more.set('etag', `W/${tag}`)
  return new Response(new Uint8Array(await packGzip(plain, { level: 1 })), { status, headers: more })
}
