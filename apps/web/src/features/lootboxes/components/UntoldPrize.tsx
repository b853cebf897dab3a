import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { imageAt, type Prize } from '../model'

interface UntoldPrizeProps {
  /** Nothing is shown without one. */
  readonly prize: Prize | undefined
  readonly text: string
  readonly onSee: () => void
}

/** Shows a prize that was won but not announced, because the page was left or the connection lost. */
export function UntoldPrize({ prize, text, onSee }: UntoldPrizeProps) {
  const t = useT('lootboxes')
  return (
    <div role="status" className="empty:hidden">
      {prize && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-surface-3 p-4 shadow-selected">
          <img src={imageAt(prize.image, 64)} alt="" width={40} height={40} className="shrink-0" />
          <span className="num min-w-0 flex-1 basis-28">
            <span className="block font-[650]">{text}</span>
            <span className="block text-14 text-text-2">{t('spin.untoldText')}</span>
          </span>
          <Button onClick={onSee}>{t('spin.see')}</Button>
        </div>
      )}
    </div>
  )
}
