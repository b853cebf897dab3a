/** Switches of the front end. Their defaults are an operator's (`content/config/flags.json`). */
export const flagNames = ['rocket_mart', 'rocket_chance', 'mystic_jackpots', 'survey', 'live_chat'] as const

export type FlagName = (typeof flagNames)[number]
export type Flags = Readonly<Record<FlagName, boolean>>
