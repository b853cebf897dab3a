import { Compass, Copy, MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Icon } from '../../../ui/Icon'

const steps = [
  { key: 'menu', icon: MoreHorizontal },
  { key: 'open', icon: Compass },
] as const

/** NTF-10 to NTF-12: an in-app browser loses its player's session; this shows how to open the real one. */
export default function IosExitDialog() {
  const t = useT('notifications')
  const common = useT('common')
  const { brand, origin } = useSite()
  const { close } = useDialog()
  const [isCopied, setIsCopied] = useState(false)
  // Such a browser may reject clipboard access, so the address is also shown as text.
  const copy = () =>
    navigator.clipboard?.writeText(origin).then(
      () => setIsCopied(true),
      // The address is shown as text too.
      () => undefined,
    )
  return (
    <Dialog title={t('iosExit.title', { brand: brand.name })} size="small">
      <p className="text-text-2">{t('iosExit.text')}</p>
      <ol className="mt-5 grid gap-3">
        {steps.map(({ key, icon }, index) => (
          <li key={key} className="hair flex items-center gap-4 rounded-card bg-surface-2 p-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent/12 text-accent-text">
              <Icon of={icon} />
            </span>
            <span>
              <span className="sr-only">{index + 1}. </span>
              {t(`iosExit.steps.${key}`)}
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex items-center gap-3 rounded-control bg-bg py-2 pr-2 pl-4 shadow-line">
        <span className="num min-w-0 flex-1 truncate select-all">{origin.replace(/^https?:\/\//, '')}</span>
        <Button size="small" onClick={() => void copy()}>
          <Icon of={Copy} size={16} />
          <span aria-live="polite">{common(isCopied ? 'actions.copied' : 'actions.copy')}</span>
        </Button>
      </div>
      <Button size="large" block className="mt-5" onClick={close}>
        {t('iosExit.stay')}
      </Button>
    </Dialog>
  )
}
