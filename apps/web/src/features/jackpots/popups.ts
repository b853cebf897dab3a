import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStore } from '../../lib/browser/createStore'
import { dialogControls } from '../../lib/navigation/dialogs'
import { unseenAward } from './award'

/** MOD-16: shown at once, over any open popup and even a game: it is the player's own money. */
export default function JackpotPopups() {
  const router = useRouter()
  const award = useStore(unseenAward)
  useEffect(() => {
    if (!award) return
    unseenAward.set(null)
    dialogControls(router).open('jackpotWin', {
      ...(award.id !== undefined && { id: award.id }),
      level: award.jackpot_level_external_code,
      name: award.jackpot_level_name,
      cents: award.award_cents,
      currency: award.award_currency,
      poolCents: award.jackpot_original_amount_cents,
      poolCurrency: award.jackpot_original_currency,
    })
  }, [award, router])
  return null
}
