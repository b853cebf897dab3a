import type { PaymentAction } from '@apogee/rules/cashbox/methods'
import type { PlayerCtx } from '../../../core/http/handler.ts'
import { closuresFor } from '../../../core/switches/closures.ts'

type Needs = Pick<PlayerCtx, 'db' | 'brand' | 'licence' | 'country'>

/** The closed actions of each method in a currency. At a closed brand, players can still withdraw. */
export async function closedActionsOf(
  { db, brand, licence, country }: Needs,
  currency: string,
): Promise<(method: string) => readonly PaymentAction[]> {
  const closures = await closuresFor(db, { brand, licence, country, currency })
  const atBrand: readonly PaymentAction[] = closures.isClosed('brand', brand) ? ['deposit'] : []
  return (method) => (closures.isClosed('method', method) ? ['deposit', 'cashout'] : atBrand)
}
