let shown = 0

/** The conversation is on the page, from now until what it answers is called. */
export function showChat(): () => void {
  shown += 1
  return () => {
    shown -= 1
  }
}

/** Whether the player has the conversation before their eyes. */
export const isChatInSight = (): boolean => shown > 0 && document.visibilityState === 'visible'
