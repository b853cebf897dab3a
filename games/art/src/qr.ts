import { encode } from 'uqr'

/** Light modules around a code (ISO 18004). */
const quietZone = 4

interface QrCode {
  /** Modules a side, with the light ones around the code. */
  readonly side: number
  /** SVG path of the dark modules. */
  readonly path: string
}

/** A QR code with error correction M, which survives a scratch and stays small. Throws RangeError beyond 2,331 bytes. */
export function qrCode(text: string): QrCode {
  const { size: side, data } = encode(text, { ecc: 'M', border: quietZone })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { side, path }
}

/** The same as an SVG picture, dark on light regardless of the page's theme: scanners expect that. */
export function qrSvg(text: string, label: string): string {
  const { side, path } = qrCode(text)
  const title = label.replace(/[<>&"]/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img" aria-label="${title}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#0a0d18" d="${path}"/></svg>`
}
