import { innerHtml } from '../../../lib/browser/trustedTypes'
import { useListLinks } from '../../../lib/navigation/links'
import { pageRequest } from '../../../lib/page/pageRequest'
import { useSite } from '../../../lib/page/site'
import { withPageAddresses } from '../../../lib/page/withPageAddresses'

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
      dangerouslySetInnerHTML={innerHtml(pageRequest()?.addPlaceholder(safe) ?? safe)}
      suppressHydrationWarning
    />
  )
}
