import type { Verdict } from '../validation/verdict.ts'

/** Media types a document may have; the file extension is used when its owner downloads it. */
export const documentMedia = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
} as const
export type DocumentMedia = keyof typeof documentMedia

/** The first bytes that identify a file's type. */
export const headBytes = 32

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
const starts = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, place) => bytes[place] === byte)

// Brands of the HEIF container that phones write.
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** Detects a file's type by its first bytes, never by its name or declared type; undefined if it is not one of ours. */
export function mediaOf(head: Uint8Array): DocumentMedia | undefined {
  if (starts(head, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'image/webp'
  if (text(head, 4, 8) === 'ftyp' && heicBrands.includes(text(head, 8, 12))) return 'image/heic'
  // Some programs write a byte order mark or a line break first, and every PDF reader accepts it.
  if (/^(?:\u00ef\u00bb\u00bf)?[\s\0]*%PDF-/.test(text(head, 0, headBytes))) return 'application/pdf'
  return undefined
}

export interface FileFacts {
  readonly size: number
  readonly head: Uint8Array
  readonly maxBytes: number
}

type FileVerdict = Extract<Verdict, 'file_empty' | 'file_too_large' | 'file_type_unknown'> | undefined

/** The verdict on a file to be uploaded as a document; the browser and the server use the same check. */
export function judgeDocumentFile({ size, head, maxBytes }: FileFacts): FileVerdict {
  if (size === 0) return 'file_empty'
  if (size > maxBytes) return 'file_too_large'
  return mediaOf(head) === undefined ? 'file_type_unknown' : undefined
}
