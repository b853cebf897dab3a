import { qrCode } from '@apogee/art/qr'
import { useMemo } from 'react'

/** Rendered here, so that no other server learns the address. Dark on light for every brand, as scanners expect. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { side, path } = useMemo(() => qrCode(text), [text])
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <path className="fill-on-light" d={path} />
    </svg>
  )
}
