import { useSite } from './site'

/** Whether the platform has something for the page at a path. Known with the page, so that no link goes away under a finger. */
export function useIsOffered(): (path: string) => boolean {
  const { withoutPages } = useSite()
  return (path) => !withoutPages.includes(path)
}
