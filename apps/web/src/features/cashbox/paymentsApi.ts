import type { Result } from '@apogee/contract'
import { missingFields, missingForPayment } from '@apogee/rules/profile/incomplete'
import type { QueryClient } from '@tanstack/react-query'
import { playerQuery } from '../profile/queries'
import { playerFieldsQuery } from '../site/queries'
import { type Action, limitsOf, type Method } from './model'
import { cashoutFormQuery, depositFormQuery, methodsQuery, savedAccountsQuery } from './queries'

type Account = Result<'cashbox.accounts'>[number]
type Form = NonNullable<Method['deposit_form_fields']>

/** A method in the newer format (wire-facts 12.4). Amounts are whole units. */
export interface NewerMethod {
  readonly id: string
  readonly brand: string
  readonly provider: string
  readonly type: 'bank_transfer' | 'cards' | 'crypto' | 'direct' | 'voucher'
  readonly title: string
  readonly translationKey: string
  readonly description: null
  readonly iconSrc: string
  readonly savedProfiles: readonly {
    readonly id: number
    readonly title: string
    readonly isRemoveAvailable: boolean
  }[]
  readonly isForSavedProfilesOnly: boolean
  readonly isProfileRequiredForCashout: boolean
  readonly termsOfService: {
    readonly processingTime: { readonly type: 'instant' | 'days' }
    readonly commissions: { readonly type: 'none' }
    readonly restrictions: {
      readonly minAmountValue: number
      readonly maxAmountValue: number
      readonly amountCurrencyCode: string
    }
  }
}

/** Converts a method from the older format to the newer; undefined if it does not offer the action. */
export function newerMethod(
  method: Method,
  accounts: readonly Account[],
  action: Action,
  currency: string,
): NewerMethod | undefined {
  const limits = method[action]
  if (!limits || !limitsOf(method, action)) return undefined
  const { id, brand, provider, type, title } = method
  // Payouts go only to cards that have been used for a deposit.
  const needsProfile = action === 'cashout' && type === 'cards'
  const isInstant = method.instant.includes(action)
  return {
    id,
    brand,
    provider,
    title,
    description: null,
    type: type === 'e_wallet' ? 'direct' : type,
    translationKey: `cashbox.methods.${id}`,
    iconSrc: `/media/payment/${brand}.svg`,
    savedProfiles: accounts
      .filter((account) => account.method === id && account.kind === action)
      .map((account) => ({ id: account.id, title: accountName(account), isRemoveAvailable: true })),
    isForSavedProfilesOnly: needsProfile,
    isProfileRequiredForCashout: needsProfile,
    termsOfService: {
      processingTime: { type: isInstant ? 'instant' : 'days' },
      commissions: { type: 'none' },
      restrictions: { minAmountValue: limits.min, maxAmountValue: limits.max, amountCurrencyCode: currency },
    },
  }
}

/** Two cards may end in the same digits: their expiry dates distinguish them. */
const accountName = ({ title, expires }: Account): string => (expires ? `${title} (${expires})` : title)

/** Converts a method's fields from the older format to the newer. A saved profile replaces its fields. */
function newerFields(form: Form | undefined, missing: readonly string[], savedProfileId?: number) {
  const fields = form?.fields ?? []
  const asked = fields.filter(({ field }) => field !== 'amount')
  return {
    amountField: fields.find(({ field }) => field === 'amount') ?? null,
    methodFields: savedProfileId === undefined ? asked : [],
    playerFields: missing.map((field) => ({ field })),
    isSubmitAvailable: missing.length === 0,
  }
}

interface MethodsQuery {
  readonly currency: string
  readonly paymentAction: Action
}
interface FieldsQuery extends MethodsQuery {
  readonly id: string
  readonly savedProfileId?: number
}

export interface PaymentsApi {
  getMethods(query: MethodsQuery): Promise<NewerMethod[]>
  getMethodFields(query: FieldsQuery): Promise<ReturnType<typeof newerFields>>
  resetCache(): void
}

declare global {
  interface Window {
    PaymentsAPI?: PaymentsApi
  }
}

/**
 * wire-facts 12.4: the API that scripts of newer platforms expect from a page, on top of the older calls and this
 * page's cache.
 */
export function paymentsApi(cache: QueryClient): PaymentsApi {
  return {
    async getMethods({ currency, paymentAction }) {
      const [methods, accounts] = await Promise.all([
        cache.ensureQueryData(methodsQuery(currency)),
        cache.ensureQueryData(savedAccountsQuery(paymentAction)),
      ])
      return methods.flatMap((method) => newerMethod(method, accounts, paymentAction, currency) ?? [])
    },
    async getMethodFields({ id, currency, paymentAction, savedProfileId }) {
      const isDeposit = paymentAction === 'deposit'
      const [method, config, player] = await Promise.all([
        cache.ensureQueryData(isDeposit ? depositFormQuery(currency, id) : cashoutFormQuery(currency, id)),
        cache.ensureQueryData(playerFieldsQuery),
        cache.ensureQueryData(playerQuery()),
      ])
      const missing = player
        ? [
            ...new Set([
              ...missingFields(player, config, paymentAction),
              ...missingForPayment(player, config, id, paymentAction),
            ]),
          ]
        : []
      return newerFields(isDeposit ? method.deposit_form_fields : method.cashout_form_fields, missing, savedProfileId)
    },
    resetCache() {
      void cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('cashbox.') })
    },
  }
}
