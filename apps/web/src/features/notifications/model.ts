/** CONST-26 */
const exitDueMs = 5 * 60_000
const exitRecheckMs = 60_000
/** NTF-05, OPEN-69: eligible after 5 minutes, mounted 5 s later. */
export const surveyDueMs = 5 * 60_000
export const surveyDelayMs = 5_000

export interface ExitFacts {
  readonly nowMs: number
  /** When the player logged in, or when the page was loaded into an existing session (OPEN-81). */
  readonly sinceMs: number
  readonly isSpent: boolean
  /** A cashbox popup or a game is open (NTF-11). */
  readonly isBlocked: boolean
}

export type ExitVerdict = 'never' | 'show' | { readonly againInMs: number }

/** NTF-10, NTF-11: whether the iOS exit popup shows now, or when to check again. */
export function judgeExit({ nowMs, sinceMs, isSpent, isBlocked }: ExitFacts): ExitVerdict {
  if (isSpent) return 'never'
  const leftMs = sinceMs + exitDueMs - nowMs
  if (leftMs > 0) return { againInMs: leftMs }
  return isBlocked ? { againInMs: exitRecheckMs } : 'show'
}

/** The popup is for in-app browsers on iOS. */
export const isExitDevice = (device: { readonly isIOS: boolean; readonly isMetaWebview: boolean }): boolean =>
  device.isIOS && device.isMetaWebview

interface NewProvider {
  readonly provider: string
  readonly target_groups: readonly string[]
  readonly shown_group: string
}

interface NewProviderFacts {
  readonly groups: readonly string[]
  readonly config: NewProvider | null
  readonly isSpent: boolean
}

/** NTF-07, NTF-09: the provider to introduce, or undefined. */
export function newProviderFor({ groups, config, isSpent }: NewProviderFacts): string | undefined {
  if (!config || isSpent || groups.includes(config.shown_group)) return undefined
  return config.target_groups.some((group) => groups.includes(group)) ? config.provider : undefined
}

export interface SurveyFacts {
  readonly nowMs: number
  readonly loadedMs: number
  readonly isPlayer: boolean
  readonly isGame: boolean
  readonly isDialogOpen: boolean
  readonly isEnabled: boolean
}

/** NTF-05: whether the survey may be shown now. */
export const isSurveyDue = ({ nowMs, loadedMs, isPlayer, isGame, isDialogOpen, isEnabled }: SurveyFacts): boolean =>
  isEnabled && isPlayer && !isGame && !isDialogOpen && nowMs - loadedMs >= surveyDueMs
