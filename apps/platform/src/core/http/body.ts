import { refuse } from '../errors.ts'

/** Nothing the contract knows comes near it. */
const largest = 256 * 1024

/** The body as text, at most 256 kB: refused with 413 as soon as it is more, whatever Content-Length said. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) throw tooLarge()
  if (request.body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > largest) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const tooLarge = () => refuse(413, { base: { payload_too_large: true } })

/** JSON of a body; undefined without one. Beacons come as text/plain, every client's JSON as some `+json`. */
export function parseBody(text: string, contentType: string | null): unknown {
  if (text === '') return undefined
  if (contentType !== null && !/^(application\/([\w.+-]*\+)?json|text\/plain)\b/i.test(contentType)) {
    throw refuse(415, { base: { unsupported_media_type: true } })
  }
  try {
    return JSON.parse(text)
  } catch {
    throw refuse(400, { base: { malformed: true } })
  }
}
