/**
 * A game of another studio has loaded in the frame: it tells the page nothing, so there is nothing else to wait for. Ours says itself when it
 * can be played, and the page that leads to a game (wire-facts 12.3) is none yet.
 */
export function showsForeignGame(frame: Pick<HTMLIFrameElement, 'contentDocument'> | null): boolean {
  if (!frame) return false
  const { contentDocument: page } = frame
  // Of another origin: it has come, whatever it is.
  if (!page) return true
  if (page.URL === 'about:blank' || page.readyState !== 'complete') return false
  const leads = [...page.scripts].some(({ text }) => text.includes('game_url'))
  return !leads && page.querySelector('#game, [data-reason]') === null
}
