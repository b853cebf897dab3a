import { type Api, api, type CallName, callNames } from '../index.ts'

type OurCall = { [N in CallName]: Api[N]['ours'] extends true ? N : never }[CallName]

/** Whether a call is our extension of the public wire. */
export const isOurs = (name: CallName): name is OurCall => api[name].ours

/**
 * Calls that only our platform has: they are not on the public wire. `docs/wire.md` describes the front end's behaviour
 * with a platform that answers 404 to them.
 */
export const ourCalls: readonly OurCall[] = callNames.filter(isOurs)
