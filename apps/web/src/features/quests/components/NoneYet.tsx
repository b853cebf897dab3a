import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { buttonStyle } from '../../../ui/buttonStyle'
import { EmptyState } from '../../../ui/states/EmptyState'

interface NoneYetProps {
  /** Selects the texts. */
  readonly of: 'hub' | 'achievements'
  /** Name of an illustration. */
  readonly art: string
  /** A page to visit until then. */
  readonly path: string
}

/** Shown without any quest or achievement. */
export function NoneYet({ of, art, path }: NoneYetProps) {
  const t = useT('quests')
  const href = useHref()
  const links = useListLinks()
  return (
    <div {...links}>
      <EmptyState
        art={<img src={`/media/art/1/${art}/256.webp`} alt="" width={112} height={112} />}
        title={t(`${of}.empty.title`)}
        text={t(`${of}.empty.text`)}
        action={
          <a href={href(path)} className={buttonStyle({ tone: 'second', size: 'large' })}>
            {t(`${of}.empty.action`)}
          </a>
        }
      />
    </div>
  )
}
