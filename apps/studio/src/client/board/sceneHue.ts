/** The scene's own hue, once its picture is here (`ui/backdrop.ts`); the brand's before. */
export function sceneHue(): number {
  const own = Number.parseFloat(document.documentElement.style.getPropertyValue('--hue'))
  return Number.isFinite(own) ? own : 262
}
