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
  ['a game of a vendor behind our address', page({}), true],
  ['no page yet', page({ url: 'about:blank' }), false],
  ['a page that still loads', page({ state: 'interactive' }), false],
  ['the page that leads to a game', page({ script: 'window.launchOptions={"game_url":"https://vendor.test"}' }), false],
  ['a game of ours', page({ found: '#game' }), false],
  ['a refusal', page({ found: '[data-reason]' }), false],
])('%s', (_, frame, isShown) => {
  expect(showsForeignGame(frame)).toBe(isShown)
})
