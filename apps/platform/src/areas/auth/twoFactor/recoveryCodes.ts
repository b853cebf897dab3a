import { createHmac, randomInt } from 'node:crypto'

const recoveryCodeCount = 10

// Without what is mistaken for something else on paper: 32 signs, so ten of them are 50 bits.
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const half = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')

/** Ten new codes as they are shown, once: "K7QMX-2VBPD". */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, () => `${half()}-${half()}`)

/** What is kept of a code. Keyed by the first of the vault's keys: 50 bits alone could be tried out (SEC-06). */
export const recoveryCodeHash = (secret: string, playerId: bigint, code: string): Buffer =>
  createHmac('sha256', secret)
    .update(`recovery code ${playerId} ${code.toUpperCase().replace(/[\s-]/g, '')}`)
    .digest()
