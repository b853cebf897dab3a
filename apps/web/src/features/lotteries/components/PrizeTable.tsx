import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { TwoColumnHead } from '../../../ui/TwoColumnHead'
import { prizeRows } from '../prizes'
import type { LotteryPrize } from '../queries'
import type { LotteryView } from './useLottery'
import { usePrizeText } from './usePrizeText'

const firstRows = 20

interface PrizeTableProps {
  readonly view: LotteryView
  /** Names the winners; not before the draw has shown them. */
  readonly isRevealed: boolean
}

/** The prizes from the first place down; after the draw, each with its ticket and winner. */
export function PrizeTable({ view, isRevealed }: PrizeTableProps) {
  const t = useT('lotteries')
  const { prizes } = view.lottery
  const [first, ...others] = prizes.toSorted((a, b) => a.award_place - b.award_place)
  return (
    <section aria-labelledby="prizes" className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 id="prizes" className="text-20 font-[650]">
        {t('prizes.title')}
      </h2>
      {first && <Main prize={first} view={view} isRevealed={isRevealed} />}
      {isRevealed ? <Winners prizes={others} view={view} /> : <Places prizes={others} view={view} />}
      <p className="mt-4 rounded-control bg-surface-2 p-3 text-14 text-pretty text-text-2">{t('prizes.note')}</p>
    </section>
  )
}

interface MainProps {
  readonly prize: LotteryPrize
  readonly view: LotteryView
  readonly isRevealed: boolean
}

function Main({ prize, view, isRevealed }: MainProps) {
  const t = useT('lotteries')
  const words = usePrizeText()
  const terms = words.terms(prize)
  const winner = isRevealed ? winnerOf(prize, view) : undefined
  return (
    <div className="mt-4 rounded-card bg-[linear-gradient(160deg,color-mix(in_srgb,var(--vip-gold)_26%,transparent),transparent_70%)] p-4 text-center shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--vip-gold)_38%,transparent)]">
      <p className="text-14 text-gold">{t('prizes.main')}</p>
      <p className="num mt-1 text-24 font-[720] text-balance">{words.name(prize, view.lottery.currency)}</p>
      {terms && <p className="num mt-1 text-14 text-pretty text-text-2">{terms}</p>}
      {winner && (
        <p className="num mt-2 font-[650]">
          {t('tickets.number', { number: winner.ticket })} · {winner.isOwn ? t('prizes.you') : winner.nickname}
        </p>
      )}
    </div>
  )
}

interface ListProps {
  readonly prizes: readonly LotteryPrize[]
  readonly view: LotteryView
}

/** Before the draw: places in a row with the same prize are one line. */
function Places({ prizes, view }: ListProps) {
  const t = useT('lotteries')
  const words = usePrizeText()
  const rows = prizeRows(prizes)
  if (rows.length === 0) return null
  return (
    <table className="num mt-4 w-full">
      <caption className="sr-only">{t('prizes.title')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('prizes.place')}</th>
          <th scope="col">{t('prizes.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, to, prize }) => (
          <tr key={from} className="border-line border-t">
            <th scope="row" className="py-3 pr-3 text-left align-top font-normal whitespace-nowrap">
              {words.range(from, to)}
            </th>
            <td className="py-3 text-right">
              <span className="font-[650]">{words.name(prize, view.lottery.currency)}</span>
              {to > from && <span className="text-text-2"> {t('prizes.each')}</span>}
              <span className="block text-12 text-text-2">{words.terms(prize)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** After the draw: a line per prize. */
function Winners({ prizes, view }: ListProps) {
  const t = useT('lotteries')
  const words = usePrizeText()
  const [isWhole, setWhole] = useState(false)
  if (prizes.length === 0) return null
  const shown = isWhole ? prizes : prizes.slice(0, firstRows)
  return (
    <>
      <table className="num mt-4 w-full">
        <caption className="sr-only">{t('prizes.winner')}</caption>
        <TwoColumnHead first={t('prizes.prize')} second={t('prizes.winner')} />
        <tbody>
          {shown.map((prize) => {
            const winner = winnerOf(prize, view)
            return (
              <tr key={prize.id} className={`border-line border-t ${winner?.isOwn ? 'bg-win/10' : ''}`}>
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  <span className="block text-12 text-text-2">{words.place(prize.award_place)}</span>
                  <span className="font-[650]">{words.name(prize, view.lottery.currency)}</span>
                </th>
                <td className="py-2 pr-1 text-right">
                  {winner ? (
                    <>
                      <span className={`block font-[650] ${winner.isOwn ? 'text-win' : ''}`}>
                        {winner.isOwn ? t('prizes.you') : winner.nickname}
                      </span>
                      <span className="text-12 text-text-2">{t('tickets.number', { number: winner.ticket })}</span>
                    </>
                  ) : (
                    <span className="text-12 text-text-2">{t('prizes.open')}</span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {shown.length < prizes.length && (
        <Button className="mt-3" onClick={() => setWhole(true)}>
          {t('tickets.more', { count: prizes.length - shown.length })}
        </Button>
      )}
    </>
  )
}

/** From the draw's steps, or else from the prize itself. */
function winnerOf(prize: LotteryPrize, { draw, status }: LotteryView) {
  const step = draw?.steps.find(({ award_place: place }) => place === prize.award_place)
  const ticket = step?.ticket ?? prize.ticket
  if (!ticket) return undefined
  const isOwn = step?.is_own ?? status?.tickets.includes(ticket) ?? false
  return { ticket, nickname: step?.nickname ?? prize.nickname ?? '', isOwn }
}
