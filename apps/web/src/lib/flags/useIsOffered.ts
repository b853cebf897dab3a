import { useSite } from '../page/site'

/**
 * Whether the platform has content for the page at a path. Known with the page, so that no link disappears while it is
 * being pressed.
 */
export function useIsOffered(): (path: string) => boolean {
  const { hiddenPages } = useSite()
  return (path) => !hiddenPages.includes(path)
}
