import { z } from 'zod'
import { countryCode } from '../../../core/content/configs/countryCode.ts'
import { readContent } from '../../../core/content/contentFiles.ts'
import type { PaymentProvider } from '../../../ports/psp/provider.ts'

const route = z.strictObject({
  /** Without these: every action, method, country of the player and currency. */
  actions: z
    .array(z.enum(['deposit', 'cashout']))
    .min(1)
    .optional(),
  methods: z.array(z.string()).min(1).optional(),
  countries: z.array(countryCode).min(1).optional(),
  currencies: z.array(z.string()).min(1).optional(),
  /** Names of providers: the first one is asked, a later one while those before it do not answer. */
  providers: z.array(z.string()).min(1),
})

/** Schema of `content/config/payment-providers.json`: the first route that fits counts. */
export const providerRoutes = z.strictObject({ routes: z.array(route) })

/** Names of providers in the routes. */
export const routedProviders = (): string[] => [
  ...new Set(readContent('config/payment-providers.json', providerRoutes).routes.flatMap(({ providers }) => providers)),
]

interface Routed {
  readonly action: 'deposit' | 'cashout'
  readonly method: string
  readonly country: string | null
  readonly currency: string
}

/** All providers, the first one first. */
export const everyProvider = (psp: PaymentProvider): readonly PaymentProvider[] => [psp, ...(psp.others ?? [])]

/** The provider of a name; a payment stays with the one that has its order. */
export const providerNamed = (psp: PaymentProvider, name: string): PaymentProvider | undefined =>
  everyProvider(psp).find((one) => one.name === name)

/** {@link providerNamed}; throws for a provider that is not configured any more. */
export function providerOf(psp: PaymentProvider, { id, provider }: { readonly id: bigint; readonly provider: string }) {
  const found = providerNamed(psp, provider)
  if (!found) throw new Error(`payment ${id} is an order of ${provider}, which is not configured`)
  return found
}

/**
 * The providers that may take a payment, in order. Without a route that fits, or with names of none that is configured,
 * it is the first provider alone.
 */
export function routeOf(psp: PaymentProvider, { action, method, country, currency }: Routed): PaymentProvider[] {
  const fits = (list: readonly string[] | undefined, value: string | null) =>
    list === undefined || (value !== null && list.includes(value))
  const { routes } = readContent('config/payment-providers.json', providerRoutes)
  const found = routes.find(
    (one) =>
      fits(one.actions, action) &&
      fits(one.methods, method) &&
      fits(one.countries, country) &&
      fits(one.currencies, currency),
  )
  const named = (found?.providers ?? []).flatMap((name) => providerNamed(psp, name) ?? [])
  return named.length > 0 ? named : [psp]
}
