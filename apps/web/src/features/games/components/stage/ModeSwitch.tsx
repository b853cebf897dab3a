import { useT } from '../../../../lib/i18n/TextsProvider'
import { Segmented } from '../../../../ui/forms/Segmented'
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
