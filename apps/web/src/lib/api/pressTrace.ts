/** What is asked within this time after a press belongs to it. */
const pressMs = 1_000

let pressedAt = Number.NEGATIVE_INFINITY
let trace = ''
let isListening = false

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function listen(): void {
  isListening = true
  for (const press of ['pointerdown', 'keydown'])
    document.addEventListener(
      press,
      ({ timeStamp }) => {
        pressedAt = timeStamp
        trace = hex(16)
      },
      { capture: true, passive: true },
    )
}

/**
 * Headers that begin a trace where the page says that the server traces (W3C Trace Context): what one press asks is one
 * trace, with the time since the press.
 */
export function pressTrace(): Record<string, string> {
  if (document.documentElement.dataset['traced'] === undefined) return {}
  if (!isListening) listen()
  const since = performance.now() - pressedAt
  const isPressed = since <= pressMs
  return {
    traceparent: `00-${isPressed ? trace : hex(16)}-${hex(8)}-01`,
    ...(isPressed && { 'x-press': String(Math.round(since)) }),
  }
}
