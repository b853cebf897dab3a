import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const pack = promisify(deflateRaw)
type Bytes = Uint8Array<ArrayBuffer>

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty final block. */
const gzipEnd = Buffer.from([3, 0])
/** The size of deflate's window. */
const windowBytes = 32_768

/**
 * A text in pieces, with a response's nonce inserted between them. It is compressed once: each piece is a run of
 * deflate blocks that ends on a byte boundary, so that a nonce fits between two pieces as a stored block.
 */
export class NonceText {
  readonly #plain: readonly Bytes[]
  readonly #packed: readonly Bytes[]
  readonly #length: number
  readonly #nonceLength: number

  private constructor(plain: readonly Bytes[], packed: readonly Bytes[], nonceLength: number) {
    this.#plain = plain
    this.#packed = packed
    this.#nonceLength = nonceLength
    this.#length = plain.reduce((sum, piece) => sum + piece.byteLength, 0)
  }

  /** Splits `text` at every occurrence of `nonce`; the nonces inserted later must have the same length. */
  static async of(text: string, nonce: string): Promise<NonceText> {
    const plain = text.split(nonce).map((piece) => Buffer.from(piece))
    // A piece may refer back to earlier text, but never to a nonce. Pages contain no zero bytes, so nothing refers back
    // to the zeros in the nonce's place.
    const gap = Buffer.alloc(Buffer.byteLength(nonce))
    let before = Buffer.alloc(0)
    const packed: Promise<Buffer>[] = []
    for (const piece of plain) {
      // Compressed once for some hundred responses, so the best level pays off.
      const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH }
      packed.push(pack(piece, before.byteLength > 0 ? { ...options, dictionary: before } : options))
      before = Buffer.concat([before, piece, gap]).subarray(-windowBytes)
    }
    return new NonceText(plain, (await Promise.all(packed)).map(own), gap.byteLength)
  }

  /** Its size in memory. */
  get byteLength(): number {
    return this.#packed.reduce((sum, piece) => sum + piece.byteLength, this.#length)
  }

  toPlain(nonce: string): Bytes {
    return Buffer.concat(alternating(this.#plain, this.#bytes(nonce)))
  }

  /** One gzip member (browsers stop reading after the first). */
  toGzip(nonce: string): Bytes {
    const bytes = this.#bytes(nonce)
    const { byteLength } = bytes
    const block = Buffer.from([0, byteLength & 255, byteLength >> 8, ~byteLength & 255, (~byteLength >> 8) & 255])
    let sum = 0
    for (const [index, piece] of this.#plain.entries()) {
      if (index > 0) sum = crc32(bytes, sum)
      sum = crc32(piece, sum)
    }
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(sum, 0)
    trailer.writeUInt32LE((this.#length + byteLength * (this.#plain.length - 1)) >>> 0, 4)
    const between = Buffer.concat([block, bytes])
    return Buffer.concat([gzipHeader, ...alternating(this.#packed, between), gzipEnd, trailer])
  }

  #bytes(nonce: string): Bytes {
    const bytes = Buffer.from(nonce)
    if (bytes.byteLength !== this.#nonceLength) throw new Error(`a nonce of ${bytes.byteLength} bytes does not fit`)
    return bytes
  }
}

/** A small zlib result may be a view of a large buffer, which would then stay in memory. */
const own = (bytes: Uint8Array): Bytes => new Uint8Array(bytes)

function alternating(pieces: readonly Bytes[], between: Bytes): Bytes[] {
  return pieces.flatMap((piece, index) => (index > 0 ? [between, piece] : [piece]))
}
