import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import compile from 'icu-minify/compile'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { englishTexts } from '../../../lib/i18n/englishTexts'
import { compileTexts, Texts } from '../../../lib/i18n/texts'
import type { Site } from '../../../lib/page/boot'
import { SiteProvider } from '../../../lib/page/site'
import { type Player, playerQuery } from '../../profile/queries'
import { tileFiguresQuery } from '../tileFiguresQuery'
import TileJackpot from './TileJackpot'

test('[GAME-08] an amount of the page is shown to a guest, and not to a player who has signed in on it', async () => {
  const texts = new Texts('en', compileTexts(await englishTexts(['games']), compile))
  // All that is read here.
  const site = { locale: 'en', currency: 'EUR', flags: { mystic_jackpots: true }, texts } as Site
  const client = new QueryClient()
  client.setQueryData(tileFiguresQuery.queryKey, { a: { cents: 123_400, currency: 'EUR' } })
  const shownTo = (player: Pick<Player, 'id' | 'currency'> | null) => {
    client.setQueryData(playerQuery().queryKey, player as Player | null)
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <SiteProvider site={site}>
          <TileJackpot identifier="a" />
        </SiteProvider>
      </QueryClientProvider>,
    )
  }
  expect(shownTo(null)).toContain('€1,234')
  expect(shownTo({ id: 7, currency: 'CAD' })).toBe('')
})
