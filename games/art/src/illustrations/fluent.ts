import { existsSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const BODY = '\n\t\t\t"body": '

/** Where each drawing is in a file, by name. */
interface Catalogue {
  readonly file: number
  readonly places: ReadonlyMap<string, { readonly at: number; readonly length: number }>
  readonly decode: (bytes: Buffer) => string
}
let catalogue: Catalogue | undefined
const bodies = new Map<string, string>()

/** An image has the set in 16 MB, made by `packIllustrations`; in a clone it is one JSON file of 100 MB. */
const packed = join(import.meta.dirname, '../../illustrations.pack')

const open = (): Catalogue => (catalogue ??= existsSync(packed) ? openPack() : openPackage())

/**
 * Parsing the package would cost each worker half a second and 100 MB of memory, so it is scanned once for the start of
 * each drawing, and only requested drawings are parsed.
 */
function openPackage(): Catalogue {
  const path = require.resolve('@iconify-json/fluent-emoji/icons.json')
  const bytes = readFileSync(path)
  const places = new Map<string, { at: number; length: number }>()
  for (let at = bytes.indexOf(BODY); at !== -1; at = bytes.indexOf(BODY, at)) {
    const nameEnd = bytes.lastIndexOf('"', at)
    const nameStart = bytes.lastIndexOf('"', nameEnd - 1) + 1
    const start = at + BODY.length
    const end = bytes.indexOf('\n', start)
    const comma = bytes[end - 1] === 0x2c ? 1 : 0
    places.set(bytes.toString('utf8', nameStart, nameEnd), { at: start, length: end - comma - start })
    at = end
  }
  return { file: openSync(path, 'r'), places, decode: (body) => parseBody(body.toString('utf8')) }
}

function parseBody(json: string): string {
  const body: unknown = JSON.parse(json)
  if (typeof body !== 'string') throw new Error('an illustration has no drawing')
  return body
}

const headBytes = 4

/** Drawings, each compressed; before them the length of the index, and the index: names with their lengths, in order. */
function openPack(): Catalogue {
  const file = openSync(packed, 'r')
  const head = readAt(file, 0, headBytes).readUInt32LE()
  const index: readonly [string, number][] = JSON.parse(readAt(file, headBytes, head).toString('utf8'))
  let at = headBytes + head
  const places = new Map<string, { at: number; length: number }>()
  for (const [name, length] of index) {
    places.set(name, { at, length })
    at += length
  }
  return { file, places, decode: (body) => inflateRawSync(body).toString('utf8') }
}

function readAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readSync(file, bytes, 0, length, at)
  return bytes
}

/** Writes the pack, whose drawings replace the package. */
export function packIllustrations(): void {
  const { file, places, decode } = openPackage()
  const drawings = [...places].map(([name, { at, length }]) => {
    return { name, bytes: deflateRawSync(decode(readAt(file, at, length)), { level: 9 }) }
  })
  const index = Buffer.from(JSON.stringify(drawings.map(({ name, bytes }) => [name, bytes.length])))
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(index.length)
  writeFileSync(packed, Buffer.concat([head, index, ...drawings.map(({ bytes }) => bytes)]))
}

export const hasIllustration = (name: string): boolean => open().places.has(name)

/** The drawing of one illustration in a 32 x 32 box, with the set's ids. */
export function fluentBody(name: string): string {
  const known = bodies.get(name)
  if (known !== undefined) return known
  const { file, places, decode } = open()
  const place = places.get(name)
  if (!place) throw new Error(`No illustration is called ${name}.`)
  const body = decode(readAt(file, place.at, place.length))
  // The set's inner shadows use a mask without anti-aliasing for their edge, which is visible at tile size.
  const smooth = body.replaceAll('0 0 127 0"', '0 0 1 0"')
  bodies.set(name, smooth)
  return smooth
}
