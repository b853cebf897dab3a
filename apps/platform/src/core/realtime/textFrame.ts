const maxShort = 125
const maxMedium = 0xffff
const textWhole = 0x81

/**
 * A server's WebSocket frame with this text. A message to many is framed once and written to each socket as it is: `ws`
 * would frame it for each, and write head and text of each separately.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const headLength = length <= maxShort ? 2 : length <= maxMedium ? 4 : 10
  const frame = Buffer.allocUnsafe(headLength + length)
  frame[0] = textWhole
  if (headLength === 2) frame[1] = length
  else if (headLength === 4) {
    frame[1] = maxShort + 1
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = maxShort + 2
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, headLength)
  return frame
}

/** The text in a frame of {@link textFrame}. */
export function textIn(frame: Buffer): string {
  const short = frame[1] ?? 0
  return frame.toString('utf8', short <= maxShort ? 2 : short === maxShort + 1 ? 4 : 10)
}
