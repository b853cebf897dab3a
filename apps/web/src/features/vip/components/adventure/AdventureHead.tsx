import { nextDayMs } from '@apogee/rules/vip/adventure'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { localClock, useNow } from '../../../../lib/time/clock'
import { Scene } from '../../../../ui/Scene'
import type { Day } from '../../adventureModel'
import { Countdown } from '../Countdown'
import { DayRow, maxRising } from './DayRow'
import { dayDate } from './dayDate'

interface AdventureHeadProps {
  readonly days: readonly Day[]
  readonly skewMs: number
  readonly todayMs: number
}

/** The banner of a running adventure: its title, the start of the next day, and the row of its days. */
export function AdventureHead({ days, skewMs, todayMs }: AdventureHeadProps) {
  const t = useT('adventure')
  const { brand } = useSite()
  const prize = days.at(-1)?.image?.srcRetina
  return (
    <header className="relative isolate lg:overflow-hidden">
      <div className="relative isolate overflow-hidden lg:static lg:overflow-visible">
        <Scene
          seed="vip-adventure"
          width={1440}
          height={420}
          glow="color-mix(in srgb, var(--win) 55%, var(--info))"
          from="color-mix(in srgb, var(--info) 24%, var(--bg))"
          planet={{ x: 0.42, y: 2.02, r: 1.36 }}
          className="-z-10"
        />
        {/* The days that rise over the scene begin below the text. */}
        <div
          className={`mx-auto flex w-full max-w-[90rem] items-center gap-4 px-(--page-x) py-6 lg:min-h-100 lg:items-start lg:py-8 ${days.length <= maxRising ? 'lg:pb-44' : ''}`}
        >
          <div className="min-w-0 flex-1 lg:max-w-[30rem]">
            <h1 className="display text-24 text-balance wrap-break-word hyphens-auto lg:text-44">
              {t('title', { days: days.length })}
            </h1>
            <p className="mt-2 text-16 text-pretty lg:mt-3">{t('text')}</p>
            <p className="mt-4 text-16">
              {t('next')} <Countdown untilMs={nextDayMs(todayMs)} skewMs={skewMs} className="ml-1 font-[680]" />
            </p>
            <Switch atMs={nextDayMs(todayMs)} />
          </div>
          <img
            src={`/media/art/1/${brand.scene === 'sea' ? brand.emblem : 'woman-astronaut'}/256.webp`}
            alt=""
            width={200}
            height={200}
            className="size-28 shrink-0 max-[22rem]:hidden md:size-36 lg:hidden"
          />
          {prize && (
            <img
              src={prize}
              alt=""
              width={160}
              height={160}
              className="absolute top-4 right-[calc(var(--page-x)+5rem)] hidden size-40 lg:block"
            />
          )}
        </div>
      </div>
      <DayRow days={days} todayMs={todayMs} />
    </header>
  )
}

/** OPEN-36: days switch at 00:00 UTC; shows the reader's local time of that, once the page knows their zone. */
function Switch({ atMs }: { readonly atMs: number }) {
  const t = useT('adventure')
  const { locale } = useSite()
  const isKnown = useNow(localClock) !== undefined
  const time = isKnown ? dayDate(atMs, locale, 'time', true) : undefined
  return (
    <p className="num mt-1 text-12 text-text-2">
      {time === undefined || time === dayDate(atMs, locale, 'time') ? t('switch') : t('switchLocal', { time })}
    </p>
  )
}
