import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The installed Chromium, or the one in CHROME_PATH. */
export function findChromium(): string {
  const given = process.env['CHROME_PATH']
  if (given) return given
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chromium-headless-shell']
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
  if (!found)
    throw new Error('Chromium was not found: install it (apt install chromium), or set CHROME_PATH to a Chrome.')
  return found
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
