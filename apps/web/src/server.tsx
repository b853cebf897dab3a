import { AsyncLocalStorage } from 'node:async_hooks'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { partsLoaded } from './lib/delivery'
import { type PageInRendering, type PageRequest, providePages, type RenderedPage } from './lib/page/pageRequest'

interface Rendering extends PageInRendering {
  html: string
}
const pages = new AsyncLocalStorage<Rendering>()
providePages(pages)

/**
 * Renders a page to one string, which bypasses the Response: as its body it would be encoded, decoded and encoded again, which costs
 * half as much as rendering it.
 */
const handle = createStartHandler(async ({ router, responseHeaders }) => {
  const page = pages.getStore()
  if (!page) throw new Error('pages are rendered by server/renderPage.ts')
  try {
    await partsLoaded()
    await page.turn()
    page.html = await transformHtmlStringWithRouter(router, renderToString(<StartServer router={router} />))
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

async function render(request: Request, from: PageRequest): Promise<RenderedPage> {
  const page: Rendering = { ...from, html: '', isForDevice: false, isIncomplete: false }
  const response = await pages.run(page, async () => handle(request))
  const { html, isForDevice, isIncomplete } = page
  return { response, html, isForDevice, isIncomplete }
}

export default { render }
