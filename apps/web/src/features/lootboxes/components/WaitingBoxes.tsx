import { isPlan } from '@apogee/rules/lootboxes/boxes'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { localClock } from '../../../lib/time/clock'
import { usePlatformNow } from '../../../lib/time/platformClock'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { illustrationOf } from '../chance/plans'
import { type WaitingKind, waitingOf, wheelOf, wheels } from '../model'
import { lootboxesQuery } from '../queries'
import { Ends } from './Ends'

/**
 * Shown with the gifts: boxes and spins that wait to be opened, a row for each kind. A box can be opened here even
 * while `/rocket-chance` is switched off.
 */
export function WaitingBoxes({ areBonusesOff }: { readonly areBonusesOff: boolean }) {
  const t = useT('lootboxes')
  const links = useListLinks()
  const { data: boxes = [] } = useQuery(lootboxesQuery())
  const now = usePlatformNow(localClock)
  // SAFE-02
  const isOnBreak = useIsOnBreak()
  const kinds = waitingOf(boxes, now)
  if (kinds.length === 0 || isOnBreak || areBonusesOff) return null
  return (
    <section className="mb-8">
      <h2 className="mb-4 text-16 font-[650]">{t('waiting.title')}</h2>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4" {...links}>
        {kinds.map((kind) => (
          <Kind key={kind.groupKey} kind={kind} />
        ))}
      </ul>
    </section>
  )
}

function Kind({ kind: { groupKey, count, first } }: { readonly kind: WaitingKind }) {
  const t = useT('lootboxes')
  const { brand } = useSite()
  const image = isPlan(groupKey) ? illustrationOf(brand.scene, groupKey) : 'prize-wheel'
  return (
    <li className="hair flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-surface-1 p-4">
      <img src={`/media/art/1/${image}/128.webp`} alt="" width={48} height={48} loading="lazy" className="shrink-0" />
      <span className="min-w-0 flex-1 basis-32">
        <span className="num block font-[650]">
          {first.title}
          {count > 1 && <span className="text-text-2"> {t('waiting.count', { count })}</span>}
        </span>
        <Ends at={first.valid_until} className="flex flex-wrap items-baseline gap-x-1 text-12 text-text-2" />
      </span>
      <Open kind={{ groupKey, count, first }} />
    </li>
  )
}

function Open({ kind: { groupKey, first } }: { readonly kind: WaitingKind }) {
  const t = useT('lootboxes')
  const dialogs = useDialogs()
  const href = useHref()
  const words = t(isPlan(groupKey) ? 'open.open' : 'waiting.spin')
  const label = `${words}: ${first.title}`
  if (isPlan(groupKey))
    return (
      <Button aria-label={label} onClick={() => dialogs.open('openBox', { id: first.id })}>
        {words}
      </Button>
    )
  return (
    <a href={href(`/${wheels[wheelOf(groupKey)].slug}`)} aria-label={label} className={buttonStyle()}>
      {words}
    </a>
  )
}
