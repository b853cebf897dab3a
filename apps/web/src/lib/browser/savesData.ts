/** Whether the visitor has asked the browser to save data. Only Chromium knows, so the DOM types lack it. */
export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true
