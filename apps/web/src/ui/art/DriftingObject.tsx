import { innerHtml } from '../../lib/browser/trustedTypes'
import { driftingObject } from '../../lib/page/driftingSvg'
import { useSite } from '../../lib/page/site'

/** The object of the offline page, in the brand's colours. */
export default function DriftingObject() {
  const { scene } = useSite().brand
  return (
    <span
      className="drifting block"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={innerHtml(driftingObject(scene, (token) => `var(--${token})`))}
    />
  )
}
