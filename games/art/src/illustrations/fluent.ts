import { openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const BODY = '\n\t\t\t"body": '

interface Place {
  at: number
  length: number
}
interface Catalogue {
  file: number
  places: Map<string, Place>
}
let catalogue: Catalogue | undefined
const bodies = new Map<string, string>()

/**
 * The set is one JSON file of 100 MB. Parsing it would cost each worker half a second and the same amount of memory, so
 * it is scanned once for the start of each drawing, and only requested drawings are parsed.
 */
function open(): Catalogue {
  if (catalogue) return catalogue
  const path = require.resolve('@iconify-json/fluent-emoji/icons.json')
  const bytes = readFileSync(path)
  const places = new Map<string, Place>()
  for (let at = bytes.indexOf(BODY); at !== -1; at = bytes.indexOf(BODY, at)) {
    const nameEnd = bytes.lastIndexOf('"', at)
    const nameStart = bytes.lastIndexOf('"', nameEnd - 1) + 1
    const start = at + BODY.length
    const end = bytes.indexOf('\n', start)
    const comma = bytes[end - 1] === 0x2c ? 1 : 0
    places.set(bytes.toString('utf8', nameStart, nameEnd), { at: start, length: end - comma - start })
    at = end
  }
  catalogue = { file: openSync(path, 'r'), places }
  return catalogue
}

export const hasIllustration = (name: string): boolean => open().places.has(name)

/** The drawing of one illustration in a 32 x 32 box, with the set's ids. */
export function fluentBody(name: string): string {
  const known = bodies.get(name)
  if (known !== undefined) return known
  const { file, places } = open()
  const place = places.get(name)
  if (!place) throw new Error(`No illustration is called ${name}.`)
  const bytes = Buffer.alloc(place.length)
  readSync(file, bytes, 0, place.length, place.at)
  const body: unknown = JSON.parse(bytes.toString('utf8'))
  if (typeof body !== 'string') throw new Error(`The illustration ${name} has no drawing.`)
  // The set's inner shadows use a mask without anti-aliasing for their edge, which is visible at tile size.
  const smooth = body.replaceAll('0 0 127 0"', '0 0 1 0"')
  bodies.set(name, smooth)
  return smooth
}
