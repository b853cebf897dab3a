import { features } from '../../features/all'
import { later } from '../../lib/delivery'

const watches = features.flatMap((feature) => ('popups' in feature ? [later(feature.popups)] : []))

/** The popups that open automatically. */
export default function PopupWatch() {
  return watches.map((Watch, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Watch key={index} />
  ))
}
