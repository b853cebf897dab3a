import { signal, spanned } from '@apogee/platform/telemetry'
import type { PageRequest, RenderedPage } from '../../src/lib/page/pageRequest.ts'
import { brandTheme } from '../brands/brandTheme.ts'
import { deliverPage, HtmlPlaceholders } from '../delivery/index.ts'
import type { RenderGate } from './renderGate.ts'
import { RenderTurns } from './renderTurns.ts'

/** The `render` of the Start build (`dist/server/server.js`), or of Vite's module in development. */
export type RenderHandler = (request: Request, page: PageRequest) => Promise<RenderedPage>

/** A page waits this long for its data, so that it is shown within the 8 s of CONST-01, rendering included. */
const renderWithinMs = 7_500

export type PageContext = Omit<PageRequest, 'addPlaceholder' | 'renderBy' | 'turn'>

export interface ReadyPage extends Omit<RenderedPage, 'response'> {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

interface RenderOptions {
  readonly render: RenderHandler
  readonly gate: RenderGate
  readonly isDevelopment: boolean
  /** Browsers begin a trace with each press (`lib/api/pressTrace`). */
  readonly isTraced: boolean
}

/** Renders pages one at a time, as many as the gate admits. */
export function pageRenderer({ render, gate, isDevelopment, isTraced }: RenderOptions) {
  const turns = new RenderTurns()
  const turn = () => turns.acquire()
  return async (request: Request, context: PageContext): Promise<ReadyPage> => {
    const { nonce, brand } = context
    const began = performance.now()
    const placeholders = new HtmlPlaceholders()
    const { response, html, ...facts } = await gate.run(() =>
      spanned(
        () => ({ name: 'render', attributes: { 'url.path': context.url.pathname } }),
        () =>
          render(request, {
            ...context,
            renderBy: performance.now() + renderWithinMs,
            turn,
            addPlaceholder: placeholders.add,
          }),
      ),
    )
    signal('render', { ms: performance.now() - began })
    const attributes = [isTraced && 'data-traced', brand.gamePictures && `data-game-pictures="${brand.gamePictures}"`]
    return {
      ...facts,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      html: deliverPage(html, {
        nonce,
        placeholders,
        isDevelopment,
        htmlAttributes: attributes.filter(Boolean).join(' '),
        brandCss: brandTheme(brand.tokens).css,
      }),
    }
  }
}
