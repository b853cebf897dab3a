import { keysOf } from '@apogee/rules/validation/keysOf'
/** Steps of the cashbox that have their own address (OPEN-41). */
export const cashboxPaths = {
  dashboard: '/dashboard',
  deposit: '/deposit',
  depositBonus: '/deposit-bonus',
  depositFast: '/deposit-fast',
  withdraw: '/withdraw',
} as const

export type CashboxStep = keyof typeof cashboxPaths

/** The cashbox step that a path of the site leads to; undefined for every other path. */
export function cashboxStepOf(path: string): CashboxStep | undefined {
  const plain = path.replace(/[?#].*/s, '')
  if (/^\/accounts\/[^/]+\/deposit$/.test(plain)) return 'deposit'
  return keysOf(cashboxPaths).find((step) => cashboxPaths[step] === plain)
}

/** The cashbox that a path of the site opens; undefined for every other path. */
export function cashboxAt(path: string): { readonly step?: CashboxStep } | undefined {
  const step = cashboxStepOf(path)
  if (step) return { step }
  return path === '/cashbox' ? {} : undefined
}
