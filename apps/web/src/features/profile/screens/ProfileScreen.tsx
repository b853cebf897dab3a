import type { ReactNode } from 'react'
import { AccountHead } from '../components/AccountHead'
import type { Player } from '../queries'

interface ProfileScreenProps {
  readonly player: Player
  readonly title: string
  readonly text: string
  /** The page's main content. */
  readonly part: ReactNode
  /** Shown next to it. */
  readonly aside: ReactNode
  /** The profile's pages as tabs. */
  readonly tabs: ReactNode
  /** The operator's text about it. */
  readonly written: ReactNode
}

/** RT-22: the profile: the player's head section, the tabs, and the current page. */
export function ProfileScreen({ player, title, text, part, aside, tabs, written }: ProfileScreenProps) {
  const hasAside = Boolean(part && (aside || written))
  const words = part && written && (
    <div
      className={`hair min-w-0 rounded-card bg-surface-1 p-4 lg:p-6 [&_:is(p,li,td)]:text-14! [&_h2]:mt-6! [&_h2]:text-16! ${aside ? 'xl:col-start-1 xl:self-start' : ''}`}
    >
      {written}
    </div>
  )
  return (
    <>
      <AccountHead player={player} />
      {tabs}
      <div
        className={`mt-6 grid gap-6 lg:mt-8 ${hasAside ? 'xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]' : ''}`}
      >
        <div className="min-w-0">
          <h1 className="text-20 font-[680]">{title}</h1>
          <p className="mt-2 mb-6 max-w-[62ch] text-text-2">{text}</p>
          {part}
          {!part && written}
        </div>
        {part && aside && (
          <aside className="grid content-start gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">{aside}</aside>
        )}
        {/* Next to the page if there is no other aside, else below it: two long columns then end at about the same
            height. */}
        {aside ? words : words && <aside className="grid content-start">{words}</aside>}
      </div>
    </>
  )
}
