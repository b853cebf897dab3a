import { releasePictures } from './releasePictures'

/** A server that renders too many images at once asks clients to pause. */
const pauseMs = 3_000
const maxTries = 3

/**
 * An image that failed to load shows its background instead of the browser's broken image icon. It is requested again
 * after a pause, and when the connection is back.
 */
export function retryPictures(): void {
  releasePictures()
  const tries = new Map<HTMLImageElement, number>()
  const ask = (picture: HTMLImageElement) => {
    if (!picture.isConnected) tries.delete(picture)
    // Setting the same address makes the browser choose a size and request it again.
    // biome-ignore lint/correctness/noSelfAssign: this triggers the request
    else if (tries.has(picture)) picture.src = picture.src
  }
  const lose = (picture: HTMLImageElement) => {
    for (const known of tries.keys()) if (!known.isConnected) tries.delete(known)
    const lost = (tries.get(picture) ?? 0) + 1
    tries.set(picture, lost)
    picture.style.visibility = 'hidden'
    // An image of another platform is not late but missing: retrying would not help.
    if (lost <= maxTries && picture.src.startsWith(`${location.origin}/media/`))
      setTimeout(ask, pauseMs * lost, picture)
  }
  const note = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'error') lose(target)
    else if (tries.delete(target)) target.style.visibility = ''
  }
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) lose(picture)
  document.addEventListener('error', note, true)
  document.addEventListener('load', note, true)
  addEventListener('online', () => {
    for (const picture of tries.keys()) {
      tries.set(picture, 0)
      ask(picture)
    }
  })
}
