/**
 * Whether a game of another studio has loaded in the frame: it reports nothing to the page, so there is nothing else to
 * wait for. Our own games report themselves when they can be played, and the page that leads to a game (wire-facts
 * 12.3) does not count yet.
 */
export function showsForeignGame(frame: Pick<HTMLIFrameElement, 'contentDocument'> | null): boolean {
  if (!frame) return false
  const { contentDocument: page } = frame
  // Another origin: it has loaded, and the page cannot look inside.
  if (!page) return true
  if (page.URL === 'about:blank' || page.readyState !== 'complete') return false
  const leads = [...page.scripts].some(({ text }) => text.includes('game_url'))
  return !leads && page.querySelector('#game, [data-reason]') === null
}
