import type { WireLootbox } from '@apogee/contract/lootboxes'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { forget, recall } from '../../../lib/browser/storage'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { UntoldPrize } from '../components/UntoldPrize'
import { usePrizeText } from '../components/usePrizeText'
import { wonPrize } from '../model'

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
  const text = prize ? t('chance.untold', { prize: words.name(prize) }) : ''
  return <UntoldPrize prize={prize} text={text} onSee={see} />
}
