import { Layers, ShieldCheck } from 'lucide-react'
import { scrollBehavior } from '../../../../lib/browser/motion'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { Segmented } from '../../../../ui/forms/Segmented'
import { Icon } from '../../../../ui/Icon'
import { hasDemo } from '../../model'
import type { AroundGame } from './aroundGame'

/** The switch between real money and demo. Absent for a game without a demo. */
export function ModeSwitch({
  game,
  mode,
  onMode,
  className,
}: Pick<AroundGame, 'game' | 'mode' | 'onMode'> & { readonly className?: string }) {
  const t = useT('games')
  if (!hasDemo(game)) return null
  return (
    <Segmented
      label={t('page.mode')}
      value={mode}
      onChange={onMode}
      options={[
        { value: 'real', label: t('page.real') },
        { value: 'demo', label: t('page.demo') },
      ]}
      className={className}
    />
  )
}

/** Below the game on a wide screen: the mode, what demo means, and a deposit without leaving the game. */
export function ModeBar(props: AroundGame) {
  const t = useT('games')
  const dialogs = useDialogs()
  const { isRestricted } = useSite()
  const { game, mode, currency, onDeposit, onMode } = props
  return (
    <div className="hidden h-16 shrink-0 items-center gap-4 px-3 lg:flex">
      <ModeSwitch {...props} className="w-64" />
      {mode === 'demo' && hasDemo(game) && <p className="text-text-2">{t('page.demoNotice')}</p>}
      <span className="flex-1" />
      <Button onClick={() => document.getElementById('similar')?.scrollIntoView({ behavior: scrollBehavior() })}>
        <Icon of={Layers} />
        {t('rows.similar')}
      </Button>
      {currency !== null && (
        <Button tone="plain" onClick={() => dialogs.open('limits')}>
          <Icon of={ShieldCheck} />
          {t('page.limits')}
        </Button>
      )}
      {currency === null
        ? !isRestricted && (
            <Button tone="tonal" onClick={() => onMode('real')}>
              {t('page.signUp')}
            </Button>
          )
        : onDeposit && (
            <Button tone="tonal" onClick={onDeposit}>
              {t('page.deposit')}
            </Button>
          )}
    </div>
  )
}
