/** The second press of a double press comes within this time. */
const DOUBLE_MS = 400

/** Recognises the second press of a double press on the big button, which is not meant for the next step. */
export function createDoublePress() {
  let firstAt = Number.NEGATIVE_INFINITY
  return {
    begin: () => {
      firstAt = performance.now()
    },
    isSecond: () => performance.now() - firstAt <= DOUBLE_MS,
  }
}
