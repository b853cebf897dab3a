import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import { Skeleton } from '../../../ui/states/Skeleton'
import { nameOf, pictureOf } from '../model'
import { CompareCarousel } from './CompareCarousel'
import { type Compared, useCompared } from './useCompared'
import type { Vip } from './useVip'

/** VIP-09: the statuses side by side: a table on wide screens, a carousel on others. */
export function Compare({ vip }: { readonly vip: Vip }) {
  const t = useT('vip')
  const statuses = useCompared(vip)
  const hasGifts = statuses[0]?.facts.some(({ key }) => key === 'gift')
  if (statuses.length === 0) return <Skeleton className="h-96 rounded-card" />
  return (
    <>
      <CompareCarousel statuses={statuses} className="lg:hidden" />
      <CompareTable statuses={statuses} />
      {hasGifts && <p className="text-12 text-pretty text-text-2">{t('gift.note')}</p>}
    </>
  )
}

function CompareTable({ statuses }: { readonly statuses: readonly Compared[] }) {
  const t = useT('vip')
  const shell = useT('shell')
  const shade = ({ position }: Compared) => (position === 'current' ? 'bg-surface-3/60' : '')
  return (
    <section className="hair hidden rounded-card bg-surface-1 p-6 lg:block">
      <h2 className="text-20 font-[650]">{t('compare.title')}</h2>
      <table className="num mt-4 w-full table-fixed border-separate border-spacing-0 text-center">
        <caption className="sr-only">{t('compare.table')}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-1/4">
              <span className="sr-only">{t('compare.what')}</span>
            </th>
            {statuses.map((one) => (
              <th
                key={one.status}
                scope="col"
                aria-current={one.position === 'current' ? 'step' : undefined}
                className={`rounded-t-card px-2 py-4 align-top font-normal ${shade(one)}`}
              >
                <img
                  src={pictureOf(one.status)}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  className={`mx-auto size-16 ${one.position === 'lock' ? 'opacity-55 grayscale-50' : ''}`}
                />
                <span className="mt-2 block text-16 font-[650]">{shell(`rank.${nameOf(one.status)}`)}</span>
                {one.position && <span className="block text-12 text-text-2">{t(`cards.${one.position}`)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statuses[0]?.facts.map(({ key, icon }, row, { length }) => (
            <tr key={key}>
              <th scope="row" className="py-4 pr-2 text-left font-normal text-text-2 shadow-[inset_0_1px_var(--line)]">
                <span className="flex items-center gap-3">
                  <Icon of={icon} className="shrink-0" />
                  {t(`compare.${key}`)}
                </span>
              </th>
              {statuses.map((one) => (
                <td
                  key={one.status}
                  className={`px-2 py-4 text-balance shadow-[inset_0_1px_var(--line)] ${key === 'manager' || key === 'gift' ? 'text-12' : 'font-[650]'} ${row === length - 1 ? 'rounded-b-card' : ''} ${shade(one)}`}
                >
                  {one.facts[row]?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
