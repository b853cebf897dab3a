import { useListLinks } from '../../../lib/links'
import { pageRequest } from '../../../lib/pageRequest'
import { useSite } from '../../../lib/site'
import { trustedHtml } from '../../../lib/trustedTypes'
import { withPageAddresses } from '../../../lib/withPageAddresses'

/** Text an operator wrote. `html` comes only from the CMS calls, which sanitise it with an allow-list (SEC-09). */
export function WrittenText({ html, className }: { readonly html: string; readonly className?: string }) {
  // The links are plain ones: a click on an internal link stays inside the app, and the browser handles anchors.
  const links = useListLinks()
  const site = useSite()
  const safe = withPageAddresses(html, site)
  return (
    <div
      data-written
      className={className}
      {...links}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, see above
      dangerouslySetInnerHTML={{ __html: pageRequest()?.hold(safe) ?? trustedHtml(safe) }}
      suppressHydrationWarning
    />
  )
}
