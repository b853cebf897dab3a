import { StudioUnavailable } from './gameStudio.ts'

/** Whether a source of a Content-Security-Policy covers an origin: `https://*.games.example`. */
function covers(source: string, url: URL): boolean {
  const { protocol, host } = new URL(source.replace('//*.', '//'))
  if (protocol !== url.protocol) return false
  return source.includes('//*.') ? url.host.endsWith(`.${host}`) : url.host === host
}

/** The address of an opened game: on a host of the partner's pages only, because players trust our page around it. */
export function launchAddress(partner: string, text: string, pages: readonly string[]): string {
  const url = URL.parse(text)
  if (!url || !pages.some((page) => covers(page, url)))
    throw new StudioUnavailable(`${partner} opened a game on a host that is not in its pages`)
  return url.href
}
