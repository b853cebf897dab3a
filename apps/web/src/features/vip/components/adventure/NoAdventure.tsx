import type { ReactNode } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { Button } from '../../../../ui/Button'
import { buttonStyle } from '../../../../ui/buttonStyle'

interface NoAdventureProps {
  /** `guest` and `player`: in no adventure. `off`: bonuses are switched off. `break`: the player is on a break. */
  readonly why: 'guest' | 'player' | 'off' | 'break'
}

const pictures = {
  guest: 'invitation',
  player: 'invitation',
  off: 'wrapped-gift',
  break: 'hourglass-not-done',
} as const

/** OPEN-13: replaces the days of an adventure for visitors without one. */
export function NoAdventure({ why }: NoAdventureProps) {
  const t = useT('adventure')
  const href = useHref()
  const links = useListLinks()
  const dialogs = useDialogs()
  const kind = why === 'guest' || why === 'player' ? 'none' : why
  return (
    <Panel picture={pictures[why]} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      {kind === 'none' && (
        <>
          <a href={href('/rocketplay-vipclub')} {...links} className={buttonStyle({ tone: 'light', size: 'large' })}>
            {t('none.club')}
          </a>
          {why === 'guest' && (
            <Button tone="ghost" size="large" onClick={() => dialogs.open('signIn', {})}>
              {t('none.logIn')}
            </Button>
          )}
        </>
      )}
      {why === 'off' && (
        <a href={href('/profile/gifts')} {...links} className={buttonStyle({ tone: 'second', size: 'large' })}>
          {t('actions.gifts')}
        </a>
      )}
    </Panel>
  )
}

interface PanelProps {
  readonly picture: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

const Panel = ({ picture, title, text, children }: PanelProps) => (
  <section className="hair flex flex-col items-center gap-6 rounded-card bg-linear-150 from-(--skeleton-a) to-surface-1 p-6 text-center lg:flex-row lg:p-8 lg:text-left">
    <img src={`/media/art/1/${picture}/256.webp`} alt="" width={112} height={112} className="size-28 shrink-0" />
    <div className="min-w-0 flex-1">
      <h2 className="text-20 font-[650] text-balance">{title}</h2>
      <p className="mt-2 max-w-[60ch] text-pretty text-text-2">{text}</p>
    </div>
    <div className="flex flex-wrap justify-center gap-3">{children}</div>
  </section>
)
