import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { wordsOf } from '../support/words.ts'

const { say } = wordsOf('en')
const areas = readdirSync(new URL('../../../content/messages/en/', import.meta.url)).map((file) =>
  file.replace('.json', ''),
)
/** A missing text is rendered as its key: `cashbox.states.frozen`. */
const unsaid = new RegExp(`\\b(?:${areas.join('|')})\\.[a-zA-Z]\\w*\\.[\\w.]+`)

/** The page has a heading and its texts, and no part was replaced by an error. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\S{3}/)
  const heading = page.locator('main h1, [role=dialog] h2').first()
  await expect(heading).toBeAttached()
  await expect(heading).toHaveText(/\p{L}{2}/u)
  const body = page.locator('body')
  const seen = { useInnerText: true }
  await expect(body).not.toContainText(unsaid, seen)
  await expect(body).not.toContainText(/\b(?:undefined|NaN|Invalid Date|\[object Object\])\b/, seen)
  await expect(body).not.toContainText(say('shell.failure.title'), seen)
}
