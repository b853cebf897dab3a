import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { type ComponentType, useEffect } from 'react'
import { whenUsed } from '../../../lib/delivery'
import type { Area } from '../../../lib/i18n/messages'
import { isOnBreak } from '../../../lib/onBreak'
import type { PageMeta } from '../../../lib/page/pageHead'
import { Icon } from '../../../ui/Icon'
import { type SectionMarks, SectionTabs } from '../../content/components/SectionTabs'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import type { SectionSlug } from '../../content/sections'
import { loadProfilePages } from '../pages'
import { type Player, playerQuery } from '../queries'
import { ProfileScreen } from '../screens/ProfileScreen'

/** Loads a profile page: its head, the texts of its areas, and its data. */
export async function loadProfile(
  slug: SectionSlug,
  args: SectionArgs,
  { texts = [], data }: { readonly texts?: readonly Area[]; readonly data: readonly Promise<unknown>[] },
): Promise<PageMeta> {
  const [words] = await Promise.all([
    loadSection(slug, args),
    args.context.site.texts.need('profile', ...texts),
    // The page works without its data; its parts report their own failure.
    Promise.allSettled(data),
  ])
  return words
}

interface ProfileFrameProps {
  readonly slug: SectionSlug
  readonly panel: ComponentType<{ readonly player: Player | null }>
  /** Next to the page on a wide screen; on a narrow one below it, above the operator's text. */
  readonly aside?: ComponentType<{ readonly player: Player }>
}

/** The frame that every profile page has around its panel. */
export function ProfileFrame({ slug, panel: Panel, aside: Aside }: ProfileFrameProps) {
  const { player: first } = useRouteContext({ from: '__root__' })
  const { slug: _, ...words } = useSection(slug)
  // The player's changes, and decisions about them, appear at once.
  const { data: player = first } = useQuery(playerQuery())
  // A failed preload loads again when that page is opened.
  useEffect(() => whenUsed(() => void loadProfilePages().catch(() => undefined)), [])
  return (
    player && (
      <ProfileScreen
        {...words}
        player={player}
        part={<Panel player={player} />}
        aside={Aside && <Aside player={player} />}
        tabs={
          <SectionTabs
            group="profile"
            current={slug}
            marks={marksOf(player)}
            hidden={isOnBreak(player) ? offers : []}
            className="mt-4"
          />
        }
      />
    )
  )
}

/** SAFE-02: hidden from a player on a break. */
const offers: readonly SectionSlug[] = ['profile/promocode']

const marksOf = (player: Player): SectionMarks =>
  player.verified ? { 'profile/verification': <Icon of={BadgeCheck} size={16} className="text-win" /> } : {}
