import { useT } from '../../../lib/i18n/TextsProvider'
import { giftsOfDeposit } from '../model'
import { useArrivingGifts } from '../useArrivingGifts'
import { ActivateGifts, NewGifts } from './NewGifts'

interface DepositGiftsProps {
  /** The deposit that brought them. */
  readonly payment: number
}

/** The gifts of a deposit, with their terms, ready to be activated. Empty if the deposit brought no gifts. */
export function DepositGifts({ payment }: DepositGiftsProps) {
  const t = useT('bonuses')
  const { bonus, spins } = useArrivingGifts((bonuses, all) => giftsOfDeposit(payment, bonuses, all))
  if (!bonus && !spins) return null
  return (
    <section className="mt-6 text-left">
      <h3 className="text-16 font-[650]">{t('deposit.came')}</h3>
      {(bonus?.activatable || spins?.activatable) && (
        <p className="mt-1 mb-3 text-14 text-text-2">{t('deposit.begins')}</p>
      )}
      <NewGifts bonus={bonus} spins={spins} />
      <div className="mt-3">
        <ActivateGifts bonus={bonus} spins={spins} />
      </div>
    </section>
  )
}
