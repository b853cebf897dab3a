import { trustedHtml } from '../../lib/browser/trustedTypes'
import { driftingObject } from '../../lib/page/driftingSvg'
import { useSite } from '../../lib/page/site'

/** The object of the offline page, in the brand's colours. */
export default function DriftingObject() {
  const { scene } = useSite().brand
  return (
    <span
      className="block motion-safe:[&_.blink]:animate-[blink_1.6s_ease-in-out_infinite_alternate] motion-safe:[&_.float]:animate-[float_7s_ease-in-out_infinite_alternate]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: trustedHtml(driftingObject(scene, (token) => `var(--${token})`)) }}
    />
  )
}
