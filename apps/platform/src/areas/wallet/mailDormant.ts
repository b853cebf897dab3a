import { toWire } from '@apogee/rules/money/units'
import { readDormancy } from '../../core/content/configs/dormancyConfig.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { enqueueMail } from '../../core/mail/enqueueMail.ts'
import { type DormantPlayer, takeDormant } from '../profile/public.ts'

type Needs = Pick<Core, 'db' | 'clock' | 'ledger'>

const batch = 200
/** Of one pass: if many players become dormant at once, their emails do not delay all others. */
const maxBatches = 10

function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day
}

/** Emails players who have not logged in for long and still have money with us: one email for each balance. */
export async function mailDormant({ db, clock, ledger }: Needs): Promise<void> {
  let after = 0n
  for (let nth = 0; nth < maxBatches; nth += 1) {
    const players = await db.transaction(async (tx) => {
      const now = clock.now()
      const before = monthsBefore(now, readDormancy().months)
      const taken = await takeDormant(tx, { before, now, after, limit: batch })
      for (const player of taken) await mail(ledger, tx, player)
      return taken
    })
    if (players.length < batch) return
    for (const { id } of players) if (id > after) after = id
  }
}

async function mail(ledger: Needs['ledger'], tx: Tx, player: DormantPlayer): Promise<void> {
  const balances = await ledger.readBalances(tx, player.id)
  for (const { currency, real } of balances.filter(({ real }) => real > 0n))
    await enqueueMail(tx, {
      template: 'accountDormant',
      to: player.email,
      locale: player.language,
      brand: player.brand,
      values: {
        amount: { money: { cents: toWire(real), currency } },
        lastLogin: { day: player.last_seen_at.toISOString().slice(0, 10) },
      },
    })
}
