import { BadgeCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from '../../../../lib/browser/createStore'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { Icon } from '../../../../ui/Icon'
import { roundShown } from '../../playing/roundShown'

const none = { atMs: 0, id: '', isWon: false }

/** After a win: opens the receipt of the round. */
export default function ReceiptButton({ className }: { readonly className: string }) {
  const t = useT('games')
  const { open } = useDialogs()
  const { id, isWon } = useStore(roundShown)
  // Another game's round is no longer the last one here.
  useEffect(() => () => roundShown.set(none), [])
  if (!isWon || id === '') return null
  return (
    <button
      key={id}
      type="button"
      aria-label={t('page.receipt')}
      title={t('page.receipt')}
      onClick={() => open('receipt', { round: id })}
      className={className}
    >
      <Icon of={BadgeCheck} size={18} className="animate-[won_600ms_var(--ease-in)] text-win" />
    </button>
  )
}
