import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { areExplained } from '../model'
import { JackpotSlider } from './JackpotSlider'
import { useJackpots } from './useJackpots'

/** The jackpots in the lobby. The server renders placeholders; the browser fills in the amounts. */
export function LobbyJackpots() {
  const t = useT('jackpots')
  const href = useHref()
  const links = useListLinks()
  const { jackpots, isError } = useJackpots()
  if (isError || jackpots?.length === 0) return null
  return (
    <JackpotSlider
      title={t('title')}
      jackpots={jackpots}
      aside={
        (!jackpots || areExplained(jackpots)) && (
          <a
            href={href('/categories/jackpot')}
            onClick={links.onClick}
            onPointerOver={links.onPointerOver}
            className="rounded-small py-2 font-semibold text-14 text-text-2 hover:text-text"
          >
            {t('how')}
          </a>
        )
      }
    />
  )
}
