/** What stays the same from visit to visit and differs between devices. Nothing here is kept or sent: only its hash is. */
function traits(): readonly unknown[] {
  const { language, languages, hardwareConcurrency, maxTouchPoints, platform } = navigator
  const { width, height, colorDepth } = screen
  const { timeZone, calendar, numberingSystem } = Intl.DateTimeFormat().resolvedOptions()
  return [
    [language, languages, hardwareConcurrency, maxTouchPoints, platform],
    // A turned phone is the same phone.
    [Math.max(width, height), Math.min(width, height), colorDepth, devicePixelRatio],
    [timeZone, calendar, numberingSystem, new Date(0).getTimezoneOffset()],
    [drawing(), graphics(), arithmetic()],
  ]
}

/** Text and shapes come out a little different with every font, driver and antialiasing. */
function drawing(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 240
  canvas.height = 60
  const brush = canvas.getContext('2d')
  if (!brush) return ''
  brush.textBaseline = 'alphabetic'
  brush.fillStyle = '#f60'
  brush.fillRect(100, 5, 80, 50)
  brush.font = '16px "Times New Roman", serif'
  brush.fillStyle = '#069'
  brush.fillText('Fjord 01 \u{1F680} bank glyphs vex quick', 2, 22)
  brush.globalCompositeOperation = 'multiply'
  for (const [x, colour] of [
    [60, '#2ff'],
    [90, '#f2f'],
    [75, '#ff2'],
  ] as const) {
    brush.fillStyle = colour
    brush.beginPath()
    brush.arc(x, 36, 22, 0, 2 * Math.PI)
    brush.fill()
  }
  return canvas.toDataURL()
}

function graphics(): readonly unknown[] {
  const gl = document.createElement('canvas').getContext('webgl')
  if (!gl) return []
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const names = info ? [info.UNMASKED_VENDOR_WEBGL, info.UNMASKED_RENDERER_WEBGL] : [gl.VENDOR, gl.RENDERER]
  const found = [...names, gl.MAX_TEXTURE_SIZE, gl.MAX_VERTEX_UNIFORM_VECTORS].map((name) => gl.getParameter(name))
  // Browsers hand out few contexts at once, and a game needs one.
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return found
}

/** The last digits depend on the processor and on who compiled the browser. */
const arithmetic = (): readonly number[] => [
  ...[Math.acos(0.123), Math.sinh(1), Math.expm1(1), Math.tan(-1e300), Math.PI ** -100],
]

/** 32 hexadecimal digits that are the same on every visit of this browser. */
export async function deviceHash(): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(traits()))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
