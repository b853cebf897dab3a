import { hash, verify } from '@node-rs/argon2'

// SEC-06: argon2id (the library's default) with 32 MiB and 2 passes: 15 ms and more of one core, measured.
const cost = { memoryCost: 32_768, timeCost: 2, parallelism: 1 } as const

// Each hash occupies 32 MiB and a thread of the pool that the database files need too: a flood must queue.
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

// The same letters typed on another keyboard may have different code points.
const plain = (password: string): string => password.normalize('NFC')

/** The stored form of a new password. */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(plain(password), cost))

let stranger: Promise<string> | undefined

/**
 * Whether a password matches the stored one. For an unknown player `stored` is null, for a player without a password it
 * is no hash: the result is false after the same work, so that the timing does not reveal whether the address is
 * registered (SEC-05). Throws if the hash is damaged or memory runs out: that is no wrong password.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password')
  const hasPassword = stored?.startsWith('$argon2') === true
  const against = hasPassword ? stored : await stranger
  const isRight = await inLine(() => verify(against, plain(password)))
  return isRight && hasPassword
}

/** Prepares in advance what the first unknown address would otherwise have to wait for. */
export const warmUpPasswords = async (): Promise<void> => {
  await isPassword('', null)
}
