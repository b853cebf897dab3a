import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
// Level 4 of Brotli costs about what gzip 6 costs and packs a page some 8 % better.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const worthPackingBytes = 1024

/** Whether Accept-Encoding takes a packing; `gzip;q=0` refuses it. */
export const accepts = (accepted: string, packing: 'br' | 'gzip'): boolean =>
  new RegExp(`\\b${packing}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$))`).test(accepted)

/** Packs a text for what the visitor accepts, off the main thread. */
export async function pack(
  text: string,
  accepted: string,
  headers: Record<string, string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const plain = () => Buffer.from(text)
  if (text.length < worthPackingBytes) return plain()
  if (accepts(accepted, 'br')) {
    headers['content-encoding'] = 'br'
    return new Uint8Array(await packBrotli(text, brotliOptions))
  }
  if (accepts(accepted, 'gzip')) {
    headers['content-encoding'] = 'gzip'
    return new Uint8Array(await packGzip(text, { level: 5 }))
  }
  return plain()
}
