const looks =
  'looks at the layout, or at what a screen reader gets, of pages that do not depend on the process that renders them; routes.spec, popupRoutes.spec and everywhere.spec open them in this way to run too'
const handles =
  'tries gestures, keys and movement inside a page; the calls behind them are made by other tests of this way to run'

/** Test files that prove the same in front of a separate platform, and why. All others run there. */
export const excusedSplit: Readonly<Record<string, string>> = {
  'accessibility.spec.ts': looks,
  'ahead.spec.ts': handles,
  'byItself.spec.ts': looks,
  'engines.spec.ts': looks,
  'everyScreen.spec.ts': looks,
  'header.spec.ts': looks,
  'hitTest.spec.ts': looks,
  'keyboard.spec.ts': handles,
  'moving.spec.ts': handles,
  'narrow.spec.ts': looks,
  'ownDatabase.spec.ts': 'starts a platform with its own database, in which the front end takes no part',
  'rowEnds.spec.ts': looks,
  'tableLook.spec.ts': looks,
  'typedAmount.spec.ts': handles,
  'untranslated.spec.ts': looks,
  'wheel.spec.ts': 'tries gestures, sound and a cut network at the wheels; boxes.spec spins and opens boxes',
}

export const excusedSplitFiles: readonly RegExp[] = Object.keys(excusedSplit).map(
  (file) => new RegExp(`/e2e/${file.replaceAll('.', '\\.')}$`),
)
