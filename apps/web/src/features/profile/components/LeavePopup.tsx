import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { DialogContext } from '../../../ui/dialog/dialogContext'

interface LeavePopupProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/**
 * Asks for confirmation before changes are lost. It has no history entry, because the navigation waits for the answer.
 */
export default function LeavePopup({ onStay, onLeave }: LeavePopupProps) {
  const t = useT('profile')
  const [isOpen, setOpen] = useState(true)
  const stay = () => setOpen(false)
  return (
    <DialogContext value={{ isOpen, close: stay, onClosed: onStay, above: null }}>
      <Dialog
        title={t('form.unsaved.title')}
        size="small"
        foot={
          <>
            <Button tone="action" size="large" block onClick={stay}>
              {t('form.unsaved.stay')}
            </Button>
            <Button tone="ghost" size="large" block onClick={onLeave}>
              {t('form.unsaved.leave')}
            </Button>
          </>
        }
      >
        <p className="text-text-2">{t('form.unsaved.text')}</p>
      </Dialog>
    </DialogContext>
  )
}
