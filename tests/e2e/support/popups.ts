import type { Page } from '@playwright/test'

/** Opens popups over the page as the product does: by an entry in the browser's history. */
export async function openPopups(page: Page, ...popups: readonly (readonly [name: string, props: object])[]) {
  await page.evaluate((wanted) => {
    const old = (history.state as { dialogs?: object[] } | null)?.dialogs ?? []
    const dialogs = wanted.map(([name, props]) => ({ name, props, key: crypto.randomUUID() }))
    history.pushState({ ...history.state, dialogs: [...old, ...dialogs] }, '')
  }, popups)
}
