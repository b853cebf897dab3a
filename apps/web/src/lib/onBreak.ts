/** SAFE-02: whether the player takes a break now: nothing is offered to him. */
export const isOnBreak = (player: { readonly break_until?: string | undefined } | null | undefined): boolean =>
  player?.break_until !== undefined && Date.parse(player.break_until) > Date.now()

/** The end of a self-exclusion for ever is the last year there is. */
export const isForEver = (until: string): boolean => until.startsWith('9999')
