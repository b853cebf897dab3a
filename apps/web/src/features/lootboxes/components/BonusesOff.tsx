import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'

/** ROLE-14: why a wheel or a box gives nothing, with a link to where bonuses are turned on. */
export function BonusesOff({ name }: { readonly name: 'spin.off' | 'chance.off' }) {
  const t = useT('lootboxes')
  const href = useHref()
  const links = useListLinks()
  return (
    <p className="text-14 text-pretty text-warn" {...links}>
      {t.rich(name, {
        link: (inner) => (
          <a href={href('/profile/gifts')} className="underline underline-offset-4">
            {inner}
          </a>
        ),
      })}
    </p>
  )
}
