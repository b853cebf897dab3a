import { useSite } from '../../../lib/page/site'
import { type BoxLayer, layerUrl } from './plans'

interface BoxLayerImageProps {
  readonly plan: string
  readonly layer: BoxLayer
  /** Its name, by which the stage finds it. */
  readonly part?: string
  readonly className?: string
}

/** One layer of a box; each is as large as the whole box. */
export function BoxLayerImage({ plan, layer, part, className = '' }: BoxLayerImageProps) {
  const { brand } = useSite()
  return (
    <img
      src={layerUrl(brand.scene, plan, layer)}
      alt=""
      width={400}
      height={400}
      draggable={false}
      data-part={part}
      className={`absolute inset-0 size-full select-none ${className}`}
    />
  )
}
