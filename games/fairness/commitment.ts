// Only WebCrypto, so that the server and the player's browser run the same code.

/** The signed statement that publishes the hash of a server seed. */
export interface Commitment {
  readonly hash: string
  /** ISO 8601, by the studio's clock. */
  readonly committedAt: string
  /** Ed25519 over {@link commitmentText}, as hex, and the public key, as hex. */
  readonly signature: string
  readonly key: string
}

export const commitmentText = ({ hash, committedAt }: Pick<Commitment, 'hash' | 'committedAt'>): string =>
  `apogee-studio seed ${hash} ${committedAt}`

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Whether the owner of the key signed it. Null where this browser does not support Ed25519. */
export const isSigned = (commitment: Commitment): Promise<boolean | null> =>
  isSignedText({ ...commitment, text: commitmentText(commitment) })

interface SignedText {
  readonly text: string
  readonly signature: string
  readonly key: string
}

/** Whether the owner of the key signed a text. Null where this browser does not support Ed25519. */
export async function isSignedText({ text, signature, key }: SignedText): Promise<boolean | null> {
  try {
    const publicKey = await crypto.subtle.importKey('raw', bytes(key), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', publicKey, bytes(signature), new TextEncoder().encode(text))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return null
    return false
  }
}

/**
 * Whether a seed was committed to before its player sent theirs. A round without the player's own seed proves no order.
 */
export async function isInOrder(commitment: Commitment, playerSeedAt: string | null): Promise<boolean> {
  if ((await isSigned(commitment)) === false) return false
  return playerSeedAt === null || Date.parse(commitment.committedAt) <= Date.parse(playerSeedAt)
}
