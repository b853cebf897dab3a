import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { animationsEnd } from './shell.ts'

/**
 * Legacy mode runs in one document and opens no blank page, as no frames are checked.
 * Reporting only violations saves a third of the time.
 */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** The violations that axe finds (WCAG 2.2 AA and best practices), with rule, element and remedy. */
export async function findAxeFaults(page: Page, within?: string): Promise<string[]> {
  const builder = axe(page)
  // A game draws on a canvas in a frame, and has separate tests.
  const { violations } = await atRest(page, () =>
    (within ? builder.include(within) : builder).exclude('iframe').analyze(),
  )
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id} (${rule.help}): ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  )
}

/** Fails if axe finds a violation. */
export const expectAccessible = async (page: Page, within?: string): Promise<void> =>
  expect(await findAxeFaults(page, within)).toEqual([])

/** The same for the game in its frame: the elements over its canvas. */
export async function expectGameAccessible(page: Page): Promise<void> {
  const { violations } = await atRest(page, () => axe(page).include(['iframe', '#game']).analyze())
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

/** Colours are measured wrongly during a fade, so prevents new animations until then, and waits for running ones. */
async function atRest<T>(page: Page, measure: () => Promise<T>): Promise<T> {
  const isCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isCalm) await page.emulateMedia({ reducedMotion: 'reduce' })
  await animationsEnd(page)
  const measured = await measure()
  if (!isCalm) await page.emulateMedia({ reducedMotion: null })
  return measured
}
