/**
 * The value of `elementtiming` of the page's main image, under which the browser reports that it has been shown: the
 * scripts are requested then (`server/delivery/lateScripts.ts`).
 */
export const firstPicture = 'first'
