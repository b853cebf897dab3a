/** A picture that did not arrive shows what stands behind it, not the browser's torn sheet, and is asked for again with the network. */
export function keepPictures(): void {
  const lost = new Set<HTMLImageElement>()
  const lose = (picture: HTMLImageElement) => {
    lost.add(picture)
    picture.style.visibility = 'hidden'
  }
  const note = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'error') lose(target)
    else if (lost.delete(target)) target.style.visibility = ''
  }
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) lose(picture)
  document.addEventListener('error', note, true)
  document.addEventListener('load', note, true)
  addEventListener('online', () => {
    for (const picture of lost) {
      if (!picture.isConnected) lost.delete(picture)
      // The same address again: the browser chooses among its sizes and asks anew.
      // biome-ignore lint/correctness/noSelfAssign: that is what asks
      else picture.src = picture.src
    }
  })
}
