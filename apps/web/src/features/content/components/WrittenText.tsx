import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** Text an operator wrote. `html` comes from the CMS calls alone, which let nothing through but an allow-list (SEC-09). */
export function WrittenText({ html, className }: { readonly html: string; readonly className?: string }) {
  const router = useRouter()
  // The links are plain ones: a press on one of ours stays inside the app. A jump within the page is the browser's.
  const stayInside = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (!link) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search + link.hash })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the links inside, which have the keyboard's Enter
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      data-written
      className={className}
      onClick={stayInside}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, see above
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
