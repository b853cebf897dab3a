/** Whether the visitor wants less data, by the browser's settings. */
export const savesData = (): boolean =>
  navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
