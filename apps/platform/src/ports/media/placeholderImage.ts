import { plainPaymentSvg, shipSvg, statusSvg, studioMarkSvg } from '@apogee/art'

const anHour = 'public, max-age=3600'

/**
 * A placeholder for a small picture that does not exist: the name of a studio, a card for a payment method, a star for a
 * status. A player's ship is drawn as it is. Another platform's studios and methods are not ours, and its answers contain
 * no pictures. Null for an address of another kind.
 */
export function placeholderImage(pathname: string): Response | null {
  const drawn = draw(pathname)
  if (drawn === null) return null
  const headers = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': anHour,
    'x-content-type-options': 'nosniff',
  }
  return new Response(drawn, { headers })
}

function draw(pathname: string): string | null {
  const [, kind, name] = /^\/media\/(studio\/\w+|payment|ship|status)\/([\w.-]{1,80})\.svg$/.exec(pathname) ?? []
  if (kind === undefined || name === undefined) return null
  if (kind === 'payment') return plainPaymentSvg()
  if (kind === 'ship') return shipSvg(name)
  if (kind === 'status') return statusSvg('star')
  return studioMarkSvg(name)
}
