import { Banknote } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import type { Tournament } from '../model'
import { type ContestPrize, type PrizeSpan, spansOf } from '../prizes'
import { useFormat } from './useFormat'

interface PrizesProps {
  readonly tournament: Tournament
  readonly ownPlace: number | null
  readonly isOver: boolean
}

/** The prize of each rank; after the end also its winner. */
export function Prizes({ tournament, ownPlace, isOver }: PrizesProps) {
  const t = useT('tournaments')
  const id = useId()
  const { prizes } = tournament
  const spans = spansOf(prizes)
  return (
    <section aria-labelledby={id} className="lg:hair lg:rounded-card lg:bg-surface-1 lg:p-6">
      <h2 id={id} className="mb-4 text-20 font-[650]">
        {t(isOver ? 'prizes.final' : 'prizes.title')}
      </h2>
      {spans.length === 0 ? (
        <p className="text-text-2">{t('prizes.empty')}</p>
      ) : (
        <div className="max-lg:hair max-lg:rounded-card max-lg:bg-surface-1 max-lg:p-4">
          <Podium tournament={tournament} />
          <Places tournament={tournament} spans={spans.filter(({ to }) => to > 3)} ownPlace={ownPlace} />
          <p className="mt-4 flex gap-3 rounded-control bg-surface-2 p-4 text-pretty text-text-2">
            <Icon of={Banknote} className="text-win" />
            {t('prizes.note')}
          </p>
        </div>
      )}
    </section>
  )
}

/** Left to right: second, first, third. */
const podium = [
  { place: 2, medal: '2nd-place-medal', look: 'bg-surface-2 pt-4 order-1' },
  { place: 1, medal: '1st-place-medal', look: 'bg-linear-to-b from-gold/30 to-surface-2 pt-8 order-2' },
  { place: 3, medal: '3rd-place-medal', look: 'bg-surface-2 pt-4 order-3' },
] as const

function Podium({ tournament }: { readonly tournament: Tournament }) {
  const format = useFormat()
  const of = (place: number) => tournament.prizes.filter((prize) => prize.award_place === place)
  return (
    <ol className="num grid grid-cols-3 items-end gap-2 lg:gap-3">
      {podium
        .filter(({ place }) => of(place).length > 0)
        .toSorted((a, b) => a.place - b.place)
        .map(({ place, medal, look }) => (
          <li
            key={place}
            className={`hair grid justify-items-center gap-1 rounded-card px-1.5 pb-4 text-center ${look}`}
          >
            <img
              src={`/media/art/1/${medal}/128.webp`}
              alt=""
              width={place === 1 ? 64 : 52}
              height={place === 1 ? 64 : 52}
            />
            <PrizeText prizes={of(place)} currency={tournament.currency} isLarge={place === 1} />
            <span className="text-12 text-text-2">{format.place(place)}</span>
            <Winner prizes={of(place)} />
          </li>
        ))}
    </ol>
  )
}

function Winner({ prizes }: { readonly prizes: readonly ContestPrize[] }) {
  const name = prizes.find(({ nickname }) => nickname)?.nickname
  return (
    name && (
      <span className="max-w-full truncate text-12 font-[620]" data-written>
        {name}
      </span>
    )
  )
}

interface PrizeTextProps {
  readonly prizes: readonly ContestPrize[]
  readonly currency: string
  readonly isLarge?: boolean
}

/** All prizes of a rank, one below the other. */
function PrizeText({ prizes, currency, isLarge = false }: PrizeTextProps) {
  const format = useFormat()
  const parts = prizes.flatMap((prize) => format.partsOf(prize, currency))
  return parts.map(({ text, note }, at) => (
    <span key={text} className="block max-w-full">
      <b
        className={`block wrap-break-word ${at > 0 ? 'text-14' : isLarge ? 'text-16 font-[700] lg:text-20' : 'text-14 font-[680] lg:text-16'}`}
      >
        {text}
      </b>
      {note && <span className="block text-12 text-text-2">{note}</span>}
    </span>
  ))
}

interface PlacesProps {
  readonly tournament: Tournament
  readonly spans: readonly PrizeSpan[]
  readonly ownPlace: number | null
}

function Places({ tournament, spans, ownPlace }: PlacesProps) {
  const t = useT('tournaments')
  const format = useFormat()
  if (spans.length === 0) return null
  return (
    <table className="num mt-4 w-full">
      <thead>
        <tr className="text-12 text-text-3">
          <th scope="col" className="pb-2 text-left font-normal">
            {t('prizes.place')}
          </th>
          <th scope="col" className="pb-2 text-right font-normal">
            {t('prizes.each')}
          </th>
        </tr>
      </thead>
      <tbody>
        {spans.map(({ from, to, prizes }) => (
          <tr key={from} className="border-t border-line">
            <th scope="row" className="py-3 pr-3 text-left align-top font-medium">
              <span className="mr-3 whitespace-nowrap">{format.span(Math.max(from, 4), to)}</span>
              {ownPlace !== null && from <= ownPlace && ownPlace <= to && (
                <span className="inline-flex h-6 items-center rounded-full bg-accent/20 px-2.5 text-12 font-[620] whitespace-nowrap text-accent-text">
                  {t('prizes.yours')}
                </span>
              )}
              {from === to && <Winner prizes={prizes} />}
            </th>
            <td className="py-3 text-right">
              <PrizeText prizes={prizes} currency={tournament.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
