import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { contentOfSpins, giftsOf, giftsOfDeposit } from '../model'
import { bonusesQuery, freespinsQuery, giftConfigQuery } from '../queries'
import { GiftCard } from './GiftCard'
import { SpinsCard } from './SpinsCard'

interface DepositGiftsProps {
  /** The deposit that brought them. */
  readonly payment: number
}

/** Realtime announces them at once; without a message they are polled for a short time. */
const pollMs = 1500
const maxPolls = 8

/** The gifts of a deposit, with their terms, ready to be activated. Empty if the deposit brought no gifts. */
export function DepositGifts({ payment }: DepositGiftsProps) {
  const t = useT('bonuses')
  const bonuses = useQuery(bonusesQuery())
  const freespins = useQuery(freespinsQuery())
  const { data: config } = useQuery(giftConfigQuery())
  const [polls, setPolls] = useState(0)
  const found = giftsOfDeposit(payment, bonuses.data, freespins.data)
  const isMissing = found.bonus === undefined && found.spins === undefined
  const { refetch: askBonuses } = bonuses
  const { refetch: askSpins } = freespins
  useEffect(() => {
    if (!isMissing || polls >= maxPolls) return
    const timer = setTimeout(
      () => {
        void askBonuses()
        void askSpins()
        setPolls(polls + 1)
      },
      polls === 0 ? 0 : pollMs,
    )
    return () => clearTimeout(timer)
  }, [isMissing, polls, askBonuses, askSpins])
  if (isMissing) return null
  const contents = { disabled: [], contents: config?.contents ?? [] }
  const [gift] = giftsOf(found.bonus ? [found.bonus] : [], contents)
  const { spins } = found
  const isWaiting = gift?.activatable || spins?.activatable
  return (
    <section className="mt-6 text-left">
      <h3 className="text-16 font-[650]">{t('deposit.came')}</h3>
      {isWaiting && <p className="mt-1 text-14 text-text-2">{t('deposit.begins')}</p>}
      <div className={`mt-3 grid grid-cols-1 gap-3 ${gift && spins ? 'md:grid-cols-2' : ''}`}>
        {gift && <GiftCard gift={gift} sheet="hot" />}
        {spins && (
          <SpinsCard
            spins={spins}
            content={contentOfSpins(spins, contents)}
            sheet={gift?.activatable ? 'quiet' : 'hot'}
          />
        )}
      </div>
    </section>
  )
}
