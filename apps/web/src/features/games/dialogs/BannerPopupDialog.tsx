import { useHref, useListLinks } from '../../../lib/navigation/links'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useBanners } from '../components/lobby/useBanners'
import { addressOf } from '../listing/banners'

/** LOB-21: the text behind a banner's second button, with the first button repeated. */
export default function BannerPopupDialog({ id }: { readonly id: string }) {
  const href = useHref()
  const links = useListLinks()
  const banner = useBanners().find((one) => one.id === id)
  const popup = banner?.secondButton?.popup
  if (!popup) return null
  return (
    <Dialog
      title={popup.title}
      size="small"
      foot={
        <div {...links}>
          <a href={href(addressOf(banner))} className={buttonStyle({ tone: 'action', size: 'large', block: true })}>
            {banner.button.name}
          </a>
        </div>
      }
    >
      <p className="font-semibold text-16">{popup.secondTitle}</p>
      {popup.desc.split(/\n+/).map((line) => (
        <p key={line} className="mt-3 text-pretty text-text-2">
          {line}
        </p>
      ))}
    </Dialog>
  )
}
