import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { encodingFor } from './acceptEncoding.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

export interface DocumentFacts {
  readonly type: string
  readonly cacheControl: string
}

/** A large text that is the same for all clients: hashed and compressed once, and stored compressed only. */
export class BuiltDocument {
  readonly #facts: DocumentFacts
  readonly #compressed: Uint8Array<ArrayBuffer>
  readonly #etag: string

  private constructor(facts: DocumentFacts, compressed: Uint8Array<ArrayBuffer>, etag: string) {
    this.#facts = facts
    this.#compressed = compressed
    this.#etag = etag
  }

  static async of(text: string, facts: DocumentFacts): Promise<BuiltDocument> {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    // Weak: the tag is the same for both encodings.
    return new BuiltDocument(facts, new Uint8Array(await compress(text, { level: 6 })), `W/"${hash}"`)
  }

  get bytes(): number {
    return this.#compressed.byteLength
  }

  /** 304 to clients that have this version; compressed for all that accept it. */
  async answer({ headers: asked }: Request): Promise<Response> {
    const headers: Record<string, string> = {
      'cache-control': this.#facts.cacheControl,
      etag: this.#etag,
      vary: 'Accept-Encoding',
    }
    const known = (asked.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^(?:W\/)?/, 'W/'))
    if (known.includes(this.#etag)) return new Response(null, { status: 304, headers })
    headers['content-type'] = this.#facts.type
    headers['x-content-type-options'] = 'nosniff'
    const isCompressed = encodingFor(asked.get('accept-encoding'), ['gzip']) !== undefined
    if (isCompressed) headers['content-encoding'] = 'gzip'
    const body = isCompressed ? this.#compressed : new Uint8Array(await decompress(this.#compressed))
    return new Response(body, { headers })
  }
}
