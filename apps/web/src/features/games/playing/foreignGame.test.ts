import { expect, test } from 'vitest'
import { showsForeignGame } from './foreignGame'

const page = (facts: { url?: string; state?: string; script?: string; found?: string }) => ({
  contentDocument: {
    URL: facts.url ?? 'https://casino.test/games/vendor/x/1',
    readyState: facts.state ?? 'complete',
    scripts: facts.script === undefined ? [] : [{ text: facts.script }],
    querySelector: (selector: string) => (facts.found !== undefined && selector.includes(facts.found) ? {} : null),
  } as unknown as Document,
})

test.each([
  ['a game of another origin', { contentDocument: null }, true],
  ['a vendor’s game on our origin', page({}), true],
  ['an empty frame', page({ url: 'about:blank' }), false],
  ['a page that is loading', page({ state: 'interactive' }), false],
  [
    'the page that redirects to a game',
    page({ script: 'window.launchOptions={"game_url":"https://vendor.test"}' }),
    false,
  ],
  ['a game of ours', page({ found: '#game' }), false],
  ['an error page', page({ found: '[data-reason]' }), false],
])('%s', (_, frame, isShown) => {
  expect(showsForeignGame(frame)).toBe(isShown)
})
