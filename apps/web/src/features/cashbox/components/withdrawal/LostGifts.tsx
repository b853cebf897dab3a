import { useT } from '../../../../lib/i18n/TextsProvider'
import { Checkbox } from '../../../../ui/forms/Checkbox'
import type { Failure } from '../FailureNote'

/** The gifts, named by the server, that this withdrawal would cost. */
export const losesGifts = (failure: Failure | undefined): boolean => failure?.code === 'forfeits_gifts'

interface LostGiftsProps {
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
}

/**
 * The player's consent to losing them. A separate control, so that the second press of a double click agrees to
 * nothing.
 */
export function LostGifts({ agreed, onAgree }: LostGiftsProps) {
  const t = useT('cashbox')
  return (
    <Checkbox className="mb-4" checked={agreed} onChange={(event) => onAgree(event.target.checked)}>
      {t('screen.amountStep.loseGifts')}
    </Checkbox>
  )
}
