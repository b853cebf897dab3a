import { useEffect, useState } from 'react'

/** False on the server and in the browser's first render, which must match the server's; true from then on. */
export function useHere(): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return isHere
}
