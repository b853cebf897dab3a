import { createHash, randomBytes } from 'node:crypto'
import type { Seals } from '../../../core/area.ts'
import type { Config } from '../../../core/config/config.ts'
import { seal, tryUnseal, unseal, type VaultKeys } from '../../../core/secrets/sealed.ts'
import { listSealed, replaceSeal } from './drawStore.ts'

const purpose = 'lotteries'

const keysOf = ({ secrets }: Config): VaultKeys => secrets.vault

interface NewSeed {
  readonly seed_hash: string
  readonly sealed_seed: Uint8Array
}

/** 32 random bytes as 64 hexadecimal digits. */
export const randomSeed = (): string => randomBytes(32).toString('hex')

/** A seed for a new lottery, sealed, and the hash that is published. */
export function newSeed(config: Config, seed = randomSeed()): NewSeed {
  return {
    seed_hash: createHash('sha256').update(seed).digest('hex'),
    sealed_seed: seal(keysOf(config), purpose, seed),
  }
}

export const openSeed = (config: Config, sealed: Uint8Array): string =>
  unseal(keysOf(config), purpose, sealed).toString('utf8')

/** The seeds of lotteries that have not been drawn. */
export const lotterySeals: Seals = {
  async sample(db) {
    const [first] = await listSealed(db)
    return first && { purpose, sealed: first.sealed_seed }
  },
  async reseal({ db, config }) {
    const keys = keysOf(config)
    let isWhole = true
    for (const { id, sealed_seed: sealed } of await listSealed(db)) {
      const opened = tryUnseal(keys, purpose, sealed)
      if (!opened) isWhole = false
      else if (!opened.isNewest) await replaceSeal(db, id, sealed, seal(keys, purpose, opened.value))
    }
    return isWhole
  },
}
