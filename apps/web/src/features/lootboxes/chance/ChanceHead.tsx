import { useFlag } from '../../../lib/flags/flags'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Coins } from '../../../ui/Coins'
import { Skeleton } from '../../../ui/states/Skeleton'

interface ChanceHeadProps {
  readonly title: string
  readonly text: string
  readonly isPlayer: boolean
  readonly points: number | undefined
}

/** The page's title and text, and the player's points, or how to get some. */
export function ChanceHead({ title, text, isPlayer, points }: ChanceHeadProps) {
  return (
    <div className="grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-8">
      <div className="min-w-0">
        <h1 className="display text-24 text-balance wrap-break-word hyphens-auto lg:text-32">{title}</h1>
        <p className="mt-2 max-w-[52ch] text-16 text-pretty">{text}</p>
      </div>
      <div className="hair rounded-card bg-bg/70 p-4 md:w-80">
        {isPlayer ? <OwnPoints points={points} /> : <GuestWay />}
      </div>
    </div>
  )
}

function OwnPoints({ points }: { readonly points: number | undefined }) {
  const t = useT('lootboxes')
  const href = useHref()
  const links = useListLinks()
  const hasMart = useFlag('rocket_mart')
  const count = points === undefined ? undefined : Math.floor(points)
  return (
    <div {...links} className="flex items-center justify-between gap-4">
      <div>
        <p className="text-14 text-text-2">{t('chance.points')}</p>
        {count === undefined ? (
          <Skeleton className="my-1 h-9 w-28" />
        ) : (
          <p aria-live="polite">
            <Coins
              points={count}
              size={48}
              className="text-24 font-[680]"
              text={t('chance.count', { points: count })}
            />
          </p>
        )}
      </div>
      {hasMart && (
        <a
          href={href('/rocket-mart')}
          className="inline-flex min-h-6 items-center text-14 text-accent-text underline underline-offset-4 hover:text-text"
        >
          {t('chance.mart')}
        </a>
      )}
    </div>
  )
}

function GuestWay() {
  const t = useT('lootboxes')
  const dialogs = useDialogs()
  const { isRestricted } = useSite()
  return (
    <>
      <p className="text-14 text-pretty text-text-2">{t('chance.earn')}</p>
      {!isRestricted && (
        <Button tone="action" size="large" block className="mt-3" onClick={() => dialogs.open('signUp', {})}>
          {t('chance.join')}
        </Button>
      )}
    </>
  )
}
