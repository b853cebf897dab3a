import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Legacy mode runs in one document and opens no blank page, as no frames are checked.
 * Reporting only violations saves a third of the time.
 */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** Fails with rule, element and remedy if axe finds a violation (WCAG 2.2 AA and best practices). */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Colours are measured wrongly during a fade, so prevent new animations and wait for running ones.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(finite.map((animation) => animation.finished))
  })
  const builder = axe(page)
  // A game draws on a canvas in a frame, and has separate tests.
  const { violations } = await (within ? builder.include(within) : builder).exclude('iframe').analyze()
  await page.emulateMedia({ reducedMotion: null })
  const found = violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id} (${rule.help}): ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  )
  expect(found).toEqual([])
}

/** The same for the game in its frame: the elements over its canvas. */
export async function expectGameAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await axe(page).include(['iframe', '#game']).analyze()
  await page.emulateMedia({ reducedMotion: null })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}
