/** A request within this time after a press belongs to that press. */
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
 * Headers that begin a trace if the page reports that the server traces (W3C Trace Context): all requests of one press
 * share a trace and carry the time since the press.
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
