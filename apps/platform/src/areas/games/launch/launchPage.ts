import { html, raw } from 'hono/html'
import type { GameClosure } from '../gameRule.ts'

/** The reason why a game does not open; also sent to the page around the frame. */
export type LaunchReason =
  | 'login_needed'
  | 'game_unavailable'
  | 'demo_unavailable'
  | 'currency_unavailable'
  | 'limit_restrict_access'
  | 'profile_incomplete'
  | 'account_held'
  | 'unconfirmed'
  | GameClosure

/** For an inline script: no text of a game may close the script or open a comment. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const style = `
  html { height: 100%; background: #0a0d18; color: #f3f5ff; color-scheme: dark; }
  body { min-height: 100%; margin: 0; display: grid; place-items: center; box-sizing: border-box; padding: 24px;
    font: 16px/1.5 'Inter Variable', Inter, system-ui, sans-serif; text-align: center;
    background: radial-gradient(60% 45% at 50% 0, rgb(139 108 255 / 16%), transparent); }
  main { max-width: 40ch; }
  svg { width: 56px; height: 56px; margin-bottom: 16px; color: #ff9466; }
  h1 { margin: 0 0 8px; font-size: 20px; line-height: 1.3; text-wrap: balance; }
  p { margin: 0; color: #aeb8da; text-wrap: pretty; }
  i { display: block; width: 40px; height: 40px; border-radius: 50%; border: 3px solid rgb(160 176 255 / 24%);
    border-top-color: #af9cff; animation: turn 0.9s linear infinite; }
  @keyframes turn { to { rotate: 1turn; } }
  @media (prefers-reduced-motion: reduce) { i { animation: none; } }`

// An icon of a planet with a ring.
const planet =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><circle cx="12" cy="12" r="5.5"/><ellipse cx="12" cy="12" rx="10.5" ry="3.2" transform="rotate(-24 12 12)"/></svg>'

interface Page {
  readonly nonce: string
  readonly locale: string
  readonly title: string
}

const page = ({ nonce, locale, title }: Page, body: unknown, script: string): string =>
  String(html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(style)}
</style>
</head>
<body>
${body}
<script nonce="${nonce}">${raw(script)}</script>
</body>
</html>
`)

/**
 * The page that redirects to the studio's game. Its launch object is written into the script as other platforms of the
 * family do it (wire-facts 12.3): clients that host the frame read `game_url` and `strategy` from the text. The page
 * also posts to its parent that the session is open, which is the first step of the parent's progress bar.
 */
export const gamePage = (of: Page, gameUrl: string): string =>
  page(
    of,
    html`<main aria-busy="true"><i></i></main>`,
    `
var launch = ${scriptJson({ game_url: gameUrl, strategy: 'iframe' })};
if (window.parent !== window) {
  window.parent.postMessage(${scriptJson({ source: 'apogee-game', type: 'loading', step: 'session' })}, '*');
}
window.location.replace(launch.game_url);
`,
  )

/**
 * The page of a game that does not open. The reason is not secret, and the frame may be on a partner's host, so it is
 * posted to any origin. The page also contains it, for a host whose listener starts too late.
 */
export const refusalPage = (of: Page, reason: LaunchReason, text: string): string =>
  page(
    of,
    html`<main data-reason="${reason}">${raw(planet)}<h1>${of.title}</h1><p>${text}</p></main>`,
    `
if (window.parent !== window) {
  window.parent.postMessage(${scriptJson({ source: 'apogee-game', type: 'error', reason })}, '*');
}
`,
  )
