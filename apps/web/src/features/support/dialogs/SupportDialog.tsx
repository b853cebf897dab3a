import { useT } from '../../../lib/i18n/TextsProvider'
import { Dialog } from '../../../ui/Dialog'
import SupportPanel from '../components/SupportPanel'

/** SUP-03 */
export default function SupportDialog() {
  const t = useT('support')
  return (
    <Dialog title={t('title')}>
      <p className="mb-5 text-text-2">{t('text')}</p>
      <SupportPanel />
    </Dialog>
  )
}
