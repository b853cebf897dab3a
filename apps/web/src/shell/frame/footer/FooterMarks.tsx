import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, HeartHandshake, Lock, Scale } from 'lucide-react'
import { leadingStudiosQuery } from '../../../features/games/listing/studiosQuery'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { isOutside } from '../nav'
import { markName } from './markName'

const trustIcons = { licence: Scale, encrypted: Lock, fair: BadgeCheck, help: HeartHandshake } as const
const chip =
  'flex h-9 items-center gap-2 rounded-control bg-surface-1 px-3 text-12 font-semibold text-text-2 shadow-line'

/**
 * NAV-29, NAV-31: payment methods (each licence has its own list), game providers, and the company that operates the
 * site.
 */
export function FooterMarks() {
  const t = useT('shell')
  const { brand } = useSite()
  const href = useHref()
  const { data: studios = [] } = useQuery(leadingStudiosQuery)
  const marks = brand.paymentMarks[brand.licence] ?? []
  return (
    <div className="mt-6 space-y-4 border-t border-line pt-6">
      <ul aria-label={t('footer.marksLabel')} className="flex flex-wrap gap-2">
        {marks.map((name, at) => (
          <li key={name} className="grid h-9 w-16 place-items-center rounded-control bg-surface-1 shadow-line">
            <img
              src={`/media/payments/${marks.join('.')}.svg`}
              alt={markName(name, (told) => t(`footer.marks.${told}`))}
              width={48}
              height={18}
              loading="lazy"
              decoding="async"
              style={{ objectPosition: `0 ${-18 * at}px` }}
              className="h-4.5 w-12 object-none"
            />
          </li>
        ))}
      </ul>
      <ul aria-label={t('footer.providersLabel')} className="flex flex-wrap gap-x-4 gap-y-1">
        {studios.map(({ id, title }) => (
          <li key={id}>
            <a
              href={href(`/producers/${id}`)}
              className="inline-flex items-center py-1.5 opacity-70 hover:opacity-100 pointer-coarse:min-h-11"
            >
              <img
                src={`/media/studio/1/${id}.svg`}
                alt={title}
                width={102}
                height={24}
                loading="lazy"
                decoding="async"
                className="h-6 w-25.5 object-contain object-left"
              />
            </a>
          </li>
        ))}
      </ul>
      <ul aria-label={t('footer.trustLabel')} className="flex flex-wrap gap-2">
        {brand.trust.map(({ mark, url }) => (
          <li key={mark}>
            {url ? (
              <a href={isOutside({ path: url }) ? url : href(url)} className={`${chip} hover:text-text`}>
                <Icon of={trustIcons[mark]} size={18} />
                {t(`footer.trust.${mark}`)}
              </a>
            ) : (
              <span className={chip}>
                <Icon of={trustIcons[mark]} size={18} />
                {t(`footer.trust.${mark}`)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
