/** The look of a link or button next to an error, to where it can be resolved. */
export const wayOut = 'inline-flex font-semibold underline pointer-coarse:min-h-11 pointer-coarse:items-center'
