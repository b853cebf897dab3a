import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { Button } from '../../../ui/Button'
import { TwoColumnHead } from '../../../ui/TwoColumnHead'
import { type ScaleRule, scaleOf, ticketsForDeposit } from '../tickets'
import type { LotteryView } from './useLottery'
import { usePrizeText } from './usePrizeText'

/** Examples: the first deposit that brings a ticket, and the minimum for each further step. */
const examplesOf = (scale: readonly ScaleRule[]): readonly number[] => {
  const [first] = scale
  if (!first) return []
  const amounts = [
    ...scale.map(({ from_amount_cents: from, price_cents: price }) => Math.max(from, price)),
    first.price_cents * 5,
  ]
  return [...new Set(amounts)].toSorted((a, b) => a - b)
}

/** The deposit scale in the player's currency, and a link to the cashbox. */
export function DepositWay({ view }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const words = usePrizeText()
  const dialogs = useDialogs()
  const { lottery, isPlayer, phase } = view
  const scale = scaleOf(lottery, view.currency)
  const currency = scale[0]?.currency ?? lottery.currency
  const others = Object.keys(lottery.deposit_scale_rules)
  return (
    <article className="hair flex flex-col gap-4 rounded-card bg-surface-1 p-4 lg:p-6">
      <div>
        <h3 className="text-16 font-[650]">{t('ways.deposit')}</h3>
        <p className="mt-1 text-pretty text-text-2">{t('ways.depositText')}</p>
      </div>
      {currency !== view.currency && (
        <p className="text-14 text-pretty text-warn">
          {t('ways.noScale', { currency: view.currency, list: others.join(', ') })}
        </p>
      )}
      <table className="num w-full">
        <caption className="sr-only">{t('ways.scale')}</caption>
        <TwoColumnHead first={t('ways.from')} second={t('ways.each')} />
        <tbody>
          {scale.map((rule) => (
            <tr key={rule.from_amount_cents} className="border-line border-t">
              <th scope="row" className="h-10 text-left font-normal">
                {words.money(rule.from_amount_cents, currency)}
              </th>
              <td className="pl-3 text-right font-[650]">{words.money(rule.price_cents, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="num flex flex-wrap gap-2 text-14">
        {examplesOf(scale).map((cents) => (
          <li key={cents} className="rounded-full bg-surface-2 px-3 py-1">
            {t('ways.example', { amount: words.money(cents, currency), count: ticketsForDeposit(scale, cents) })}
          </li>
        ))}
      </ul>
      {phase === 'active' && (
        <Button
          tone={lottery.comp_points_ticket_price > 0 ? 'second' : 'action'}
          size="large"
          block
          className="mt-auto"
          onClick={() => (isPlayer ? dialogs.open('cashbox', { step: 'deposit' }) : dialogs.open('signUp', {}))}
        >
          {t(isPlayer ? 'ways.toDeposit' : 'tickets.join')}
        </Button>
      )}
    </article>
  )
}
