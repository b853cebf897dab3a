import { features } from '../../features/all'
import { lazyPart } from '../../lib/delivery'

const watches = features.flatMap((feature) => ('popups' in feature ? [lazyPart(feature.popups)] : []))

/** The popups that open automatically. */
export default function PopupWatch() {
  return watches.map((Watch, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Watch key={index} />
  ))
}
