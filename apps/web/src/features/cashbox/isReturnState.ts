/** The outcomes with which the provider's page sends the player back. */
const returnStates = ['success', 'failure', 'pending'] as const
export type ReturnState = (typeof returnStates)[number]

/** Whether an address contains a valid payment outcome. */
export const isReturnState = (value: unknown): value is ReturnState => returnStates.some((one) => one === value)
