import { authApi } from './auth.ts'
import { bonusesApi } from './bonuses.ts'
import { cashboxApi } from './cashbox.ts'
import { contentApi } from './content.ts'
import { type ErrorCode, type GeneralCode, generalCodes } from './errors.ts'
import { eventsApi } from './events.ts'
import { gamesApi } from './games.ts'
import { jackpotsApi } from './jackpots.ts'
import { limitsApi } from './limits.ts'
import { lootboxesApi } from './lootboxes.ts'
import { lotteriesApi } from './lotteries.ts'
import { loyaltyApi } from './loyalty.ts'
import { notificationsApi } from './notifications.ts'
import { documentsApi } from './profile/documents.ts'
import { profileApi } from './profile.ts'
import { aggregatorProtocolApi } from './protocol/aggregatorProtocol.ts'
import type { AnswerOf, CallSpec, ContractRow, InputOf, RequestOf, ResultOf } from './protocol/define.ts'
import { walletProtocolApi } from './protocol/walletProtocol.ts'
import { questsApi } from './quests.ts'
import { realtimeApi } from './realtime.ts'
import { siteApi } from './site.ts'
import { sportApi } from './sport.ts'
import { supportApi } from './support.ts'
import { tournamentsApi } from './tournaments.ts'
import { trackingApi } from './tracking.ts'
import { vipApi } from './vip.ts'
import { walletApi } from './wallet.ts'

/** Every call of the contract. */
export const api = {
  ...siteApi,
  ...trackingApi,
  ...contentApi,
  ...authApi,
  ...profileApi,
  ...documentsApi,
  ...walletApi,
  ...cashboxApi,
  ...gamesApi,
  ...jackpotsApi,
  ...bonusesApi,
  ...lootboxesApi,
  ...tournamentsApi,
  ...lotteriesApi,
  ...questsApi,
  ...loyaltyApi,
  ...limitsApi,
  ...vipApi,
  ...notificationsApi,
  ...supportApi,
  ...sportApi,
  ...eventsApi,
  ...walletProtocolApi,
  ...aggregatorProtocolApi,
  ...realtimeApi,
} as const satisfies Record<string, ContractRow>

export type Api = typeof api
export type CallName = keyof Api
// Object.keys forgets that the keys of the table are the names of the calls.
export const callNames = Object.keys(api) as CallName[]

type Routes = { readonly [N in CallName]: Api[N]['route'] }
/** Method and path of each call. */
// As for `callNames`: Object.fromEntries forgets which route belongs to which name.
export const routes = Object.fromEntries(callNames.map((name) => [name, api[name].route])) as Routes

export type Input<N extends CallName> = InputOf<Api[N]>
export type Answer<N extends CallName> = AnswerOf<Api[N]>
export type Request_<N extends CallName> = RequestOf<Api[N]>
export type Result<N extends CallName> = ResultOf<Api[N]>
/** Codes a call may refuse with: those its row lists, and the general ones. */
export type CodeOf<N extends CallName> = N extends CallName
  ? GeneralCode | (Api[N] extends { readonly errors: readonly (infer C extends ErrorCode)[] } ? C : never)
  : never
/** Whether a call may refuse with a code. */
export const listsCode = (name: CallName, code: string): boolean => {
  const { errors = [] }: CallSpec = api[name]
  return [...generalCodes, ...errors].some((one) => one === code)
}
export type { ErrorCode, Errors, GeneralCode } from './errors.ts'
export { errorCodes } from './errors.ts'
export { volatilities } from './games.ts'
export type { CallSpec } from './protocol/define.ts'
export { hitMeanings } from './protocol/shapes.ts'

/** Bytes; no JSON body comes near it. */
export const largestBody = 256 * 1024

const ofForms: ReadonlyMap<string, number> = new Map(
  Object.values<ContractRow>(api).flatMap(({ route, form }) => (form === undefined ? [] : [[route, form] as const])),
)

/** Largest accepted body of a request in bytes: a form with a file declares its own limit. */
export const largestBodyOf = (method: string, path: string): number => ofForms.get(`${method} ${path}`) ?? largestBody
