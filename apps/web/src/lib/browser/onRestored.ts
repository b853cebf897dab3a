/** Calls the listener when the browser shows this page again from its back/forward cache. Returns a function that stops it. */
export function onRestored(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
