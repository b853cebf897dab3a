import { digest, mixBlock, startState } from './digest.ts'

type Bytes = Uint8Array<ArrayBuffer>

const blockBytes = 64
const digestBytes = 32

const wordsOf = (bytes: Uint8Array): Uint32Array<ArrayBuffer> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4))
}

function bytesOf(words: Uint32Array): Bytes {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  words.forEach((word, at) => {
    view.setUint32(at * 4, word)
  })
  return new Uint8Array(view.buffer)
}

function stateAfter(block: Uint8Array): Uint32Array<ArrayBuffer> {
  const state = startState()
  mixBlock(state, wordsOf(block))
  return state
}

/**
 * PBKDF2 with HMAC-SHA256 (RFC 8018), for browsers over plain http, which have no `crypto.subtle`. The two halves of
 * each HMAC continue from the state after the padded key: half of the work.
 */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number, length: number): Bytes {
  const key = new Uint8Array(blockBytes)
  key.set(password.length > blockBytes ? digest(password) : password)
  const innerPad = key.map((byte) => byte ^ 0x36)
  const inner = stateAfter(innerPad)
  const outer = stateAfter(key.map((byte) => byte ^ 0x5c))
  const schedule = new Uint32Array(64)
  // A digest as the rest of a message: its words, the end mark, and the length of the key's block and its own in bits.
  const block = new Uint32Array(16)
  block[8] = 0x80000000
  block[15] = (blockBytes + digestBytes) * 8
  const state = new Uint32Array(8)
  const finish = (from: Uint32Array) => {
    block.set(state)
    state.set(from)
    mixBlock(state, block, schedule)
  }
  const derived = new Uint8Array(Math.ceil(length / digestBytes) * digestBytes)
  for (let part = 0; part * digestBytes < length; part += 1) {
    const message = new Uint8Array([...innerPad, ...salt, ...bytesOf(Uint32Array.of(part + 1))])
    state.set(wordsOf(digest(message)))
    finish(outer)
    const sum = state.slice()
    for (let round = 1; round < iterations; round += 1) {
      finish(inner)
      finish(outer)
      for (let at = 0; at < 8; at += 1) sum[at] = (sum[at] ?? 0) ^ (state[at] ?? 0)
    }
    derived.set(bytesOf(sum), part * digestBytes)
  }
  return derived.slice(0, length)
}
