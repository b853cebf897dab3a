import { hmacHex, sameText } from '../../../core/ids.ts'

/** The page where anyone can verify a round. Signed, so that no one reads rounds that their players have not shared. */
export const receiptPath = (secret: string, round: string): string => `/receipt/${round}.${signatureOf(secret, round)}`

/** The round of a link's last part; null if we have not signed it. */
export function readReceipt(secret: string, receipt: string): string | null {
  const dot = receipt.lastIndexOf('.')
  const round = receipt.slice(0, Math.max(0, dot))
  return round && sameText(receipt.slice(dot + 1), signatureOf(secret, round)) ? round : null
}

const signatureOf = (secret: string, round: string) => hmacHex(secret, `receipt.${round}`).slice(0, 32)
