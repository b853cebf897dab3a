/** Whether the visitor asks for less data, in the browser's settings. */
export const savesData = (): boolean =>
  navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
