import { ENGINES } from '../../../engines/index.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import { stakesFor } from '../../stakes.ts'

/** Min bet of each kind of game in a currency, in minor units. */
export function minBets(currency: string, subunitsToUnit: number) {
  const unit = itemAt(stakesFor(currency, subunitsToUnit), 0) // every currency has stakes
  return ENGINES.flatMap(({ id, profiles, live, minBet = live?.minBet }) =>
    Object.values(profiles).map((profile) => ({
      engine: id,
      profile: profile.id,
      cents: minBet?.(profile, unit) ?? unit,
    })),
  )
}
