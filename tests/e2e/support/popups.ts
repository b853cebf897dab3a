import type { Page } from '@playwright/test'

/** Opens popups over the page as the product's own code does: by an entry of the browser's history. */
export async function openPopups(page: Page, ...popups: readonly (readonly [name: string, props: object])[]) {
  await page.evaluate((wanted) => {
    const old = (history.state as { dialogs?: object[] } | null)?.dialogs ?? []
    const dialogs = wanted.map(([name, props]) => ({ name, props, key: crypto.randomUUID() }))
    history.pushState({ ...history.state, dialogs: [...old, ...dialogs] }, '')
  }, popups)
}
