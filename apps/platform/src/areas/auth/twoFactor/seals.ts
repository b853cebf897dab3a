import type { Seals } from '../../../core/area.ts'
import { seal, tryUnseal } from '../../../core/secrets/sealed.ts'
import { sealPurpose } from './secondFactor.ts'
import { listSecrets, replaceSeal } from './store.ts'

const batch = 500

/** Second-factor secrets, which the database stores encrypted. */
export const twoFactorSeals: Seals = {
  async sample(db) {
    const [first] = await listSecrets(db, 0n, 1)
    return first && { purpose: sealPurpose, sealed: first.secret }
  },
  async reseal({ db, config }) {
    const keys = config.secrets.vault
    let isWhole = true
    for (let after = 0n; ; ) {
      const rows = await listSecrets(db, after, batch)
      for (const { player_id, secret } of rows) {
        const opened = tryUnseal(keys, sealPurpose, secret)
        if (!opened) isWhole = false
        else if (!opened.isNewest) await replaceSeal(db, player_id, secret, seal(keys, sealPurpose, opened.value))
      }
      const last = rows.at(-1)
      if (!last) return isWhole
      after = last.player_id
    }
  },
}
