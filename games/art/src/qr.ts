// A QR code (ISO 18004) for wallet apps: bytes, error correction M, versions 1 to 6, mask 0. Larger codes need version
// bits and more alignment marks; an address with an amount never needs one.

/** Per version: data bytes, error-correction bytes per block, blocks. */
const sizes = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
] as const

/** The light and dark modules of a text, row by row; true is dark. Throws RangeError beyond 106 bytes. */
export function qrModules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = sizes.findIndex(([data]) => bytes.length + 2 <= data) + 1
  if (version === 0) throw new RangeError('too long for a small QR code')
  const side = version * 4 + 17
  const dark = Array.from({ length: side }, () => new Array<boolean>(side).fill(false))
  const fixed = Array.from({ length: side }, () => new Array<boolean>(side).fill(false))
  const set = (row: number, column: number, isDark: boolean) => {
    if (row < 0 || column < 0 || row >= side || column >= side) return
    dark[row]![column] = isDark
    fixed[row]![column] = true
  }
  drawMarks(set, side, version)
  drawData(dark, fixed, codewords(bytes, version))
  return dark
}

/** The same as an SVG picture of `size` pixels. Always dark on light, because scanners expect that. */
export function qrSvg(text: string, label: string): string {
  const modules = qrModules(text)
  const side = modules.length + 8
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : [])))
    .join('')
  const title = label.replace(/[<>&"]/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img" aria-label="${title}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#0a0d18" d="${path}"/></svg>`
}

type SetModule = (row: number, column: number, isDark: boolean) => void

function drawMarks(set: SetModule, side: number, version: number) {
  for (let at = 8; at < side - 8; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [top, left] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const) {
    ring(set, top, left, 4, [0, 1, 3])
  }
  if (version > 1) ring(set, side - 7, side - 7, 2, [0, 2])
  // Format bits: correction M (00), mask 0 (000), their BCH code, crossed with the standard's pattern.
  const format = 0b101010000010010
  const bit = (index: number) => ((format >> index) & 1) === 1
  for (let index = 0; index < 15; index += 1) {
    const near = index < 6 ? index : index < 8 ? index + 1 : 0
    if (index < 8) set(near, 8, bit(index))
    else set(8, index === 8 ? 7 : 14 - index, bit(index))
    if (index < 8) set(8, side - 1 - index, bit(index))
    else set(side - 15 + index, 8, bit(index))
  }
  set(side - 8, 8, true)
}

function ring(set: SetModule, row: number, column: number, reach: number, darkAt: readonly number[]) {
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1)
      set(row + y, column + x, darkAt.includes(Math.max(Math.abs(x), Math.abs(y))))
  }
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [capacity, correction, blocks] = sizes[version - 1]!
  const bits = `0100${bytes.length.toString(2).padStart(8, '0')}${[...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')}0000`
  const data = (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) =>
    Number.parseInt(byte, 2),
  )
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad)
  const each = capacity / blocks
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(block * each, (block + 1) * each))
  const checks = parts.map((part) => reedSolomon(part, correction))
  const woven = (rows: number[][]) => rows[0]!.flatMap((_, index) => rows.map((row) => row[index]!))
  return [...woven(parts), ...woven(checks)]
}

function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

function reedSolomon(data: readonly number[], degree: number): number[] {
  const divisor = new Array<number>(degree).fill(0)
  divisor[degree - 1] = 1
  let root = 1
  for (let at = 0; at < degree; at += 1) {
    for (let index = 0; index < degree; index += 1) {
      divisor[index] = multiply(divisor[index]!, root) ^ (divisor[index + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  const rest = new Array<number>(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    for (let index = 0; index < degree; index += 1) rest[index]! ^= multiply(divisor[index]!, factor)
  }
  return rest
}

function drawData(dark: boolean[][], fixed: readonly boolean[][], words: readonly number[]) {
  const side = dark.length
  let bit = 0
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < side; step += 1) {
      const row = ((right + 1) & 2) === 0 ? side - 1 - step : step
      for (const column of [right, right - 1]) {
        if (fixed[row]![column]) continue
        const isSet = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
        dark[row]![column] = (isSet === 1) !== ((row + column) % 2 === 0)
        bit += 1
      }
    }
  }
}
