/** Feature flags of the front end. The operator sets their defaults (`content/config/flags.json`). */
export const flagNames = ['rocket_mart', 'rocket_chance', 'mystic_jackpots', 'survey', 'live_chat'] as const

export type FlagName = (typeof flagNames)[number]
export type Flags = Readonly<Record<FlagName, boolean>>
