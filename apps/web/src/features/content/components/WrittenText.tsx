import { useListLinks, withPageAddresses } from '../../../lib/links'
import { useSite } from '../../../lib/site'

/** Text an operator wrote. `html` comes from the CMS calls alone, which let nothing through but an allow-list (SEC-09). */
export function WrittenText({ html, className }: { readonly html: string; readonly className?: string }) {
  // The links are plain ones: a press on one of ours stays inside the app. A jump within the page is the browser's.
  const links = useListLinks()
  const site = useSite()
  return (
    <div
      data-written
      className={className}
      {...links}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, see above
      dangerouslySetInnerHTML={{ __html: withPageAddresses(html, site) }}
      suppressHydrationWarning
    />
  )
}
