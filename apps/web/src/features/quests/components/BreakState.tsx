import { useT } from '../../../lib/i18n/TextsProvider'
import { EmptyState } from '../../../ui/states/EmptyState'

/** SAFE-02: replaces the page's content during a break. */
export function BreakState() {
  const t = useT('quests')
  return (
    <EmptyState
      art={<img src="/media/art/1/hourglass-not-done/256.webp" alt="" width={112} height={112} />}
      title={t('hub.break.title')}
      text={t('hub.break.text')}
    />
  )
}
