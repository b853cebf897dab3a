import type { AnyRouter } from '@tanstack/react-router'
import { api } from '../../../lib/api'
import { device } from '../../../lib/browser/device'
import { textsOf } from '../../../lib/i18n/textsOf'
import { toPage } from '../../../lib/page/toPage'
import { toast } from '../../../lib/toasts'

/** CONST-04: opens a game that the platform picks from the first hundred of a list. */
export async function openRandom(router: AnyRouter, category: string): Promise<void> {
  try {
    const game = await api('games.random', { query: { identifier: category, device: device() } })
    await router.navigate(toPage(`/play/${game.provider}/${game.seo_title}`))
  } catch {
    // The API client logs the failure; the player sees a message.
    const t = textsOf(router.options.context.site.texts, 'games')
    toast({ kind: 'warning', id: 'random', title: t('cards.random.failed') })
  }
}
