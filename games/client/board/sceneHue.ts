/** The scene's own hue after its picture has loaded (`ui/backdrop.ts`); until then the brand's hue. */
export function sceneHue(): number {
  const own = Number.parseFloat(document.documentElement.style.getPropertyValue('--hue'))
  return Number.isFinite(own) ? own : 262
}
