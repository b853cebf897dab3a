import { forget, recall, remember } from '../../lib/browser/storage'

declare module '../../lib/browser/storage' {
  interface Stored {
    /** Height of the conversation when it was last seen here, in px. */
    'support.room': number
  }
}

/**
 * Runs while the page is parsed. Earlier messages load after the first paint; the last visit stored their height and
 * that the email address is known, so that nothing moves under a finger when they arrive.
 */
export const chatRoomScript = `try{var r=JSON.parse(localStorage["apogee.support.room"]).value;if(r>0){var h=document.documentElement;h.dataset.chat="";h.style.setProperty("--chat-room",r+"px")}}catch(e){}`

/** The same after a navigation within the site, which runs no script of the page. */
export function reserveRoom(): void {
  const room = recall('support.room')
  if (!room) return
  document.documentElement.dataset['chat'] = ''
  document.documentElement.style.setProperty('--chat-room', `${room}px`)
}

/** The conversation has loaded and has its own height. */
export function releaseRoom(): void {
  delete document.documentElement.dataset['chat']
  document.documentElement.style.removeProperty('--chat-room')
}

/** Remembers the height of a conversation; null without one. */
export function rememberRoom(px: number | null): void {
  if (px) remember('support.room', px)
  else forget('support.room')
}
