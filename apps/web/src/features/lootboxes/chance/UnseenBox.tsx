import type { WireLootbox } from '@apogee/contract/lootboxes'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { forget, recall } from '../../../lib/browser/storage'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { Button } from '../../../ui/Button'
import { usePrizeText } from '../components/usePrizeText'
import { imageAt, wonPrize } from '../model'

/** Shows the prize of a box that was opened but not announced, because the page was left or the connection lost. */
export function UnseenBox({ opened }: { readonly opened: readonly WireLootbox[] }) {
  const t = useT('lootboxes')
  const words = usePrizeText()
  const dialogs = useDialogs()
  const isCovered = useRouterState({ select: ({ location }) => (location.state.dialogs?.length ?? 0) > 0 })
  const [id, setId] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing a box may leave an unannounced prize
  useEffect(() => setId(recall('lootboxes.untold')), [isCovered])
  const box = isCovered ? undefined : opened.find((one) => one.id === id)
  const prize = box && wonPrize(box)
  const see = () => {
    forget('lootboxes.untold')
    if (box) dialogs.open('wheelWon', { id: box.id })
  }
  return (
    <div role="status" className="empty:hidden">
      {prize && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-surface-3 p-4 shadow-selected">
          <img src={imageAt(prize.image, 64)} alt="" width={40} height={40} className="shrink-0" />
          <span className="num min-w-0 flex-1 basis-40">
            <span className="block font-[650]">{t('chance.untold', { prize: words.name(prize) })}</span>
            <span className="block text-14 text-text-2">{t('spin.untoldText')}</span>
          </span>
          <Button onClick={see}>{t('spin.see')}</Button>
        </div>
      )}
    </div>
  )
}
