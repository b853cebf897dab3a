/** Tests and tools wait for this: from here on presses are answered without a page load. */
export function markReady(): void {
  document.documentElement.dataset['ready'] = ''
}
