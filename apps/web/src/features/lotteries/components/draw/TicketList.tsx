import { useDeferredValue, useState } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { Button } from '../../../../ui/Button'
import { buttonStyle } from '../../../../ui/buttonStyle'
import { Field } from '../../../../ui/forms/Field'
import { TextInput } from '../../../../ui/forms/TextInput'
import { ErrorState } from '../../../../ui/states/ErrorState'
import { Skeleton } from '../../../../ui/states/Skeleton'
import { ownTickets } from '../../tickets'
import type { LotteryView } from '../useLottery'
import { usePrizeText } from '../usePrizeText'
import { TicketArt, TicketNumber } from './TicketArt'

/** The number shown at once: a player may have ten thousand. */
const pageSize = 24

const grid = 'grid grid-cols-2 gap-3 md:grid-cols-3 lg:gap-4 xl:grid-cols-4'

/** LOT-03: the player's tickets with their numbers: winners first, then the newest. */
export function TicketList({ view }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const { status } = view
  return (
    <section aria-labelledby="own-tickets">
      <h2 id="own-tickets" className="mb-4 flex items-baseline gap-3 text-20 font-[650]">
        {t('tickets.title')}
        {status && status.tickets.length > 0 && (
          <span className="num text-14 font-normal text-text-2">
            {t('tickets.count', { count: status.tickets.length })}
          </span>
        )}
      </h2>
      <Content view={view} />
    </section>
  )
}

function Content({ view }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const { status, isStatusPending, hasStatusFailed } = view
  if (status && status.tickets.length > 0) return <Own view={view} />
  if (hasStatusFailed)
    return <ErrorState title={t('tickets.failed')} text={t('tickets.failedText')} onRetry={view.retryStatus} />
  if (isStatusPending)
    return (
      <div className={grid}>
        {[0, 1, 2, 3].map((nth) => (
          <Skeleton key={nth} className="aspect-[320/132] rounded-card" />
        ))}
      </div>
    )
  return <None view={view} />
}

function Own({ view: { status, lottery } }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const words = usePrizeText()
  const [most, setMost] = useState(pageSize)
  const [wanted, setWanted] = useState('')
  const text = useDeferredValue(wanted.trim())
  const all = ownTickets(status)
  const found = text === '' ? all : all.filter(({ number }) => number.includes(text))
  return (
    <>
      {all.length > pageSize && (
        <div className="mb-4 max-w-72">
          <Field label={t('tickets.find')} hint={t('tickets.findHint')}>
            {(ids) => (
              <TextInput
                {...ids}
                value={wanted}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                onChange={(event) => setWanted(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
      <ul className={grid}>
        {found.slice(0, most).map(({ number, prize }) => (
          <li key={number} data-ticket={number}>
            <TicketArt variant={prize ? 'won' : 'normal'} title={lottery.title}>
              <TicketNumber label={t('tickets.number', { number })}>{number}</TicketNumber>
            </TicketArt>
            {prize && (
              <p className="num mt-2 text-14 font-[650] text-gold">
                {t('tickets.won', { prize: words.name(prize, lottery.currency) })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">{t('tickets.notFound', { text })}</p>}
      {found.length > most && (
        <Button className="mt-4" onClick={() => setMost(most + pageSize * 2)}>
          {t('tickets.more', { count: Math.min(pageSize * 2, found.length - most) })}
        </Button>
      )}
    </>
  )
}

/** No ticket yet: a sample ticket, and how to get one. */
function None({ view: { phase, isPlayer } }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const href = useHref()
  const links = useListLinks()
  const isOver = phase === 'archive' || phase === 'draw'
  const why = isOver ? 'missed' : !isPlayer ? 'guest' : phase === 'future' ? 'soon' : 'empty'
  const title = { missed: 'missed', guest: 'guest', soon: 'soon', empty: 'empty' } as const
  const text = { missed: 'missedText', guest: 'guestText', soon: 'soonText', empty: 'emptyText' } as const
  return (
    <div className="hair grid items-center gap-6 rounded-card bg-surface-1 p-4 md:grid-cols-[16rem_minmax(0,1fr)] lg:p-6">
      <TicketArt variant={isOver ? 'blank' : 'normal'} className="w-full max-w-72 -rotate-2">
        <span aria-hidden="true" className="text-14 font-[700] tracking-[.08em] text-light">
          {isOver ? '' : t('tickets.yours')}
        </span>
      </TicketArt>
      <div {...links}>
        <h3 className="text-16 font-[650]">{t(`tickets.${title[why]}`)}</h3>
        <p className="mt-1 text-pretty text-text-2">{t(`tickets.${text[why]}`)}</p>
        {why === 'missed' && (
          <a href={href('/lotteries')} className={buttonStyle({ className: 'mt-4' })}>
            {t('tickets.all')}
          </a>
        )}
      </div>
    </div>
  )
}
