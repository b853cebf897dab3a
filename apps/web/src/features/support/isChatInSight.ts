let shown = 0

/** Marks the conversation as visible until the returned function is called. */
export function showChat(): () => void {
  shown += 1
  return () => {
    shown -= 1
  }
}

/** Whether the conversation is visible to the player. */
export const isChatInSight = (): boolean => shown > 0 && document.visibilityState === 'visible'
