import { Smartphone } from 'lucide-react'
import { useInstall } from '../../../lib/browser/useInstall'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'

/** NAV-21: adds the site to the home screen; hidden when it was opened from the home screen. */
export function InstallBlock() {
  const t = useT('shell')
  const { brand } = useSite()
  const { canInstall, install, isStandalone, isIos } = useInstall()
  if (isStandalone) return null
  return (
    <section className="mt-4 rounded-card bg-surface-2 p-4 shadow-line">
      <h3 className="flex items-center gap-2 font-[650]">
        <Icon of={Smartphone} className="text-accent-text" />
        {t('menu.install.title', { brand: brand.name })}
      </h3>
      <p className="mt-1 text-text-2">
        {canInstall ? t('menu.install.text') : isIos ? t('menu.install.ios') : t('menu.install.browser')}
      </p>
      {canInstall && (
        <Button block className="mt-3" onClick={install}>
          {t('menu.install.button')}
        </Button>
      )}
    </section>
  )
}
