/** What the provider's page sends the player back with. */
const returnStates = ['success', 'failure', 'pending'] as const
export type ReturnState = (typeof returnStates)[number]

/** What an address says of a payment the player comes back from. */
export const isReturnState = (value: unknown): value is ReturnState => returnStates.includes(value as ReturnState)
