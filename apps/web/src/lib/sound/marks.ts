import { recall, remember } from '../browser/storage'
import { isOnBreak } from '../onBreak'

declare module '../browser/storage' {
  interface StoredOnDevice {
    'shell.marks': boolean
  }
}

/** A prize that was won, a deposit that has arrived, a withdrawal that has been paid. */
export type Mark = 'win' | 'deposit' | 'landed'

/** Whether marks are switched on for this device; off by default. */
export const hasMarks = (): boolean => recall('shell.marks') === true

export const setMarks = (isOn: boolean): void => remember('shell.marks', isOn)

/** The key under which the studio's games store their settings (`games/client/page/storage.ts`). */
const gameSettings = 'apogee-game'

/** A game is open, and its own sound is off. */
function isGameMuted(): boolean {
  if (!document.querySelector('iframe[src^="/games/"]')) return false
  try {
    const settings: unknown = JSON.parse(localStorage.getItem(gameSettings) ?? '{}')
    return typeof settings !== 'object' || settings === null || !('sound' in settings) || settings.sound !== true
  } catch {
    // Without readable settings the games are silent too.
    return true
  }
}

/**
 * Plays a mark, whose code loads with the first one. Silent unless marks are on and the visitor has pressed something
 * on this page, in a hidden tab, during a break (SAFE-02), and while a game is open whose own sound is off.
 */
export function playMark(mark: Mark, player: Parameters<typeof isOnBreak>[0]): void {
  if (!hasMarks() || document.hidden || isOnBreak(player) || !navigator.userActivation?.hasBeenActive || isGameMuted())
    return
  // Staying silent is not worth an error message.
  void import('./markSamples').then(({ soundMark }) => soundMark(mark)).catch(() => undefined)
}
