import { useQuery } from '@tanstack/react-query'
import { useFlag } from '../../../lib/flags/flags'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { ratesQuery } from '../../loyalty/queries'
import type { WheelName } from '../model'

/** How to get a spin. */
export function NoSpins({ name }: { readonly name: WheelName }) {
  const t = useT('lootboxes')
  const href = useHref()
  const links = useListLinks()
  const dialogs = useDialogs()
  return (
    <div className="hair grid gap-4 rounded-card bg-surface-2/90 p-4" {...links}>
      <div>
        <h2 className="font-[650]">{t('none.title')}</h2>
        {name === 'mart' ? <MartWay /> : <p className="mt-1 text-pretty text-text-2">{t('none.play')}</p>}
      </div>
      {name === 'mart' ? (
        <MartLink />
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <Button tone="action" size="large" onClick={() => dialogs.open('cashbox', { step: 'deposit' })}>
            {t('none.deposit')}
          </Button>
          <a href={href('/rocketplay-vipclub')} className={buttonStyle({ tone: 'second', size: 'large' })}>
            {t('none.club')}
          </a>
        </div>
      )}
    </div>
  )
}

/** NAV-31: hidden if the licence hides the shop. */
function useHasMart(): boolean {
  const { brand } = useSite()
  const isOn = useFlag('rocket_mart')
  return isOn && !brand.hiddenLinks[brand.licence]?.includes('/rocket-mart')
}

function MartWay() {
  const t = useT('lootboxes')
  const hasMart = useHasMart()
  const { data: rates } = useQuery({ ...ratesQuery('lootboxes'), enabled: hasMart })
  const spin = rates?.find((rate) => 'bonus_title' in rate && rate.bonus_title?.includes('manual_wheel'))
  const points = spin && 'rate' in spin ? spin.rate.points : undefined
  const words = () => {
    if (!hasMart) return t('none.gifts')
    return points === undefined ? t('none.martPlain') : t('none.mart', { points })
  }
  return <p className="mt-1 text-pretty text-text-2">{words()}</p>
}

function MartLink() {
  const t = useT('lootboxes')
  const href = useHref()
  if (!useHasMart()) return null
  return (
    <a href={href('/rocket-mart/special')} className={buttonStyle({ tone: 'action', size: 'large', block: true })}>
      {t('none.shop')}
    </a>
  )
}
