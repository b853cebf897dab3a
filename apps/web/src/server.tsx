import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { partsLoaded } from './lib/delivery'
import { pageRequest } from './lib/pageRequest'

/**
 * Renders a page to one string and passes it on as a string. As a Response body it would be encoded, decoded and
 * encoded again, which costs half as much as rendering it.
 */
const handle = createStartHandler(async ({ router, responseHeaders }) => {
  const page = pageRequest()
  if (!page) throw new Error('pages are rendered by server/page.ts')
  try {
    await partsLoaded()
    await page.turn()
    page.html = await transformHtmlStringWithRouter(router, renderToString(<StartServer router={router} />))
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

export default { fetch: handle }
