import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Money } from '../../../../ui/Money'
import type { ChartStep } from '../../rounds/roundChart'

interface RoundChartProps {
  readonly steps: readonly ChartStep[]
  readonly currency: string
  readonly dateOf: (from: Date) => string
}

/** Width per step, and height, in units of the drawing. */
const [width, height] = [10, 100]

/** A chart of stakes and winnings per step; the same figures as a table for screen readers. */
export function RoundChart({ steps, currency, dateOf }: RoundChartProps) {
  const t = useT('profile')
  const { locale } = useSite()
  const money = (cents: number) => formatMoney(cents, currency, locale)
  const [first, last] = [steps[0], steps.at(-1)]
  return (
    <figure className="mt-6">
      <figcaption className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2">
        <span className="flex items-center gap-2">
          <span className="size-2.5 rounded-[3px] bg-text-3" />
          {t('history.staked')}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-2.5 rounded-[3px] bg-accent" />
          {t('history.returned')}
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${steps.length * width} ${height}`}
        preserveAspectRatio="none"
        className="h-32 w-full lg:h-40"
      >
        {steps.map(({ from, bet, win, betCents, winCents }, at) => (
          <g key={from.getTime()}>
            <title>
              {t('history.step', { date: dateOf(from), staked: money(betCents), returned: money(winCents) })}
            </title>
            <rect x={at * width} width={width} height={height} className="fill-transparent hover:fill-surface-2" />
            <rect
              x={at * width + 1.5}
              width={3}
              y={height * (1 - bet)}
              height={height * bet}
              className="pointer-events-none fill-text-3"
            />
            <rect
              x={at * width + 5.5}
              width={3}
              y={height * (1 - win)}
              height={height * win}
              className="pointer-events-none fill-accent"
            />
          </g>
        ))}
      </svg>
      {first && last && (
        <p
          aria-hidden="true"
          className="num mt-2 flex justify-between gap-4 border-line border-t pt-2 text-12 text-text-2"
        >
          <span>{dateOf(first.from)}</span>
          <span>{dateOf(last.from)}</span>
        </p>
      )}
      <details className="mt-3">
        <summary className="cursor-pointer py-2 text-14 font-medium text-accent-text">{t('history.table')}</summary>
        <table className="num w-full text-14">
          <thead className="text-left text-12 text-text-2">
            <tr>
              {(['date', 'staked', 'returned', 'net'] as const).map((name) => (
                <th key={name} scope="col" className="py-2 pr-3 font-medium not-first:text-right">
                  {t(`history.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps
              .filter(({ betCents, winCents }) => betCents > 0 || winCents > 0)
              .map(({ from, betCents, winCents }) => (
                <tr key={from.getTime()} className="border-line border-t">
                  <th scope="row" className="py-2 pr-3 text-left font-normal">
                    {dateOf(from)}
                  </th>
                  {[betCents, winCents].map((cents, at) => (
                    <td key={at === 0 ? 'staked' : 'returned'} className="py-2 pr-3 text-right">
                      <Money cents={cents} currency={currency} />
                    </td>
                  ))}
                  <td className="py-2 pr-3 text-right">
                    <Money cents={winCents - betCents} currency={currency} signed />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
