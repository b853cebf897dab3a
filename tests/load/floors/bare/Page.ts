// The lobby rendered by React alone: the product's components with the same data, but without router, query cache,
// translation and framework. The baseline for the product's rendering.

import { LobbyLive } from 'product/features/games/pages/lobbyLivePart'
import { LobbyScreen } from 'product/features/games/screens/LobbyScreen'
import { earlyPress } from 'product/lib/delivery'
import { SiteProvider } from 'product/lib/page/site'
import { Shell } from 'product/shell/frame/Shell'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { BareData, Tag } from './data.ts'
import { openAnswers } from './query.ts'
import { Screen } from './router.ts'
import { openTexts } from './texts.ts'

// React moves an async script into the head unless it has a load handler.
const stay = () => undefined

function Tags({ tags, nonce }: { readonly tags: readonly Tag[]; readonly nonce: string }) {
  // The order of a page's tags never changes, so the index is a stable key.
  return tags.map(({ name, props }, index) => {
    const own: Record<string, unknown> = { key: index, ...props, onLoad: 'async' in props ? stay : undefined }
    return createElement(name, 'nonce' in props ? { ...own, nonce } : own)
  })
}

interface PageProps {
  readonly data: BareData
  readonly site: object
  readonly nonce: string
}

function Page({ data, site, nonce }: PageProps) {
  const boot = { type: 'application/json', id: 'boot', dangerouslySetInnerHTML: { __html: data.boot } }
  const lobby = createElement(LobbyScreen, { key: 'lobby', currency: null, live: createElement(LobbyLive) })
  return createElement(
    'html',
    data.html,
    createElement('head', null, createElement(Tags, { tags: data.head, nonce })),
    createElement(
      'body',
      null,
      createElement('script', { nonce, dangerouslySetInnerHTML: { __html: earlyPress } }),
      createElement(
        SiteProvider,
        // The cast: createElement passes the children.
        { site } as never,
        createElement(
          Screen,
          { value: [lobby, createElement(Tags, { key: 'in-main', tags: data.inMain, nonce })] },
          createElement(Shell),
        ),
      ),
      createElement('script', boot),
      createElement(Tags, { tags: data.end, nonce }),
    ),
  )
}

/** Prepares the data and returns a function that renders a page for a nonce. */
export function openPage(data: BareData): (nonce: string) => string {
  const { brand, flags, visit, texts, queries } = JSON.parse(data.boot) as {
    brand: { locales: readonly string[] }
    flags: object
    visit: object
    texts: object
    queries: readonly [readonly unknown[], unknown][]
  }
  openTexts(texts)
  openAnswers(queries)
  const where = { locale: brand.locales[0], origin: data.origin, ...visit }
  const site = { ...where, brand, flags, texts: {}, isRailFolded: false, isGuestMode: false }
  return (nonce) => `<!DOCTYPE html>${renderToString(createElement(Page, { data, site, nonce }))}`
}
