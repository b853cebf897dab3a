import { createHash, randomBytes } from 'node:crypto'
import type { Seals } from '../../core/area.ts'
import type { Config } from '../../core/config/config.ts'
import { seal, tryUnseal, unseal, type VaultKeys } from '../../core/secrets/sealed.ts'
import { type LootboxRow, listSealed, replaceSeal } from './store.ts'

const purpose = 'lootboxes'

const keysOf = ({ secrets }: Config): VaultKeys => secrets.vault

/** A seed for a new box, sealed, and the hash that is published: 32 random bytes as 64 hexadecimal digits. */
export function newSeed(config: Config): Pick<LootboxRow, 'seed_hash' | 'sealed_seed'> {
  const seed = randomBytes(32).toString('hex')
  return {
    seed_hash: createHash('sha256').update(seed).digest('hex'),
    sealed_seed: seal(keysOf(config), purpose, seed),
  }
}

export const openSeed = (config: Config, sealed: Uint8Array): string =>
  unseal(keysOf(config), purpose, sealed).toString('utf8')

/** A seed for a player whose client sends none. */
export const newPlayerSeed = (): string => randomBytes(16).toString('hex')

const batch = 500

/** The seeds of boxes that have not been drawn. */
export const lootboxSeals: Seals = {
  async sample(db) {
    const [first] = await listSealed(db, 0n, 1)
    return first && { purpose, sealed: first.sealed_seed }
  },
  async reseal({ db, config }) {
    const keys = keysOf(config)
    let isWhole = true
    for (let after = 0n; ; ) {
      const rows = await listSealed(db, after, batch)
      for (const { id, sealed_seed: sealed } of rows) {
        const opened = tryUnseal(keys, purpose, sealed)
        if (!opened) isWhole = false
        else if (!opened.isNewest) await replaceSeal(db, id, sealed, seal(keys, purpose, opened.value))
      }
      const last = rows.at(-1)
      if (!last) return isWhole
      after = last.id
    }
  },
}
