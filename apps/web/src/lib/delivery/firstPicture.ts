declare module 'react' {
  interface ImgHTMLAttributes<T> {
    /** Element Timing: the name under which the browser reports that the image has been shown. */
    elementtiming?: string | undefined
  }
}

/** Marks the page's main image: the scripts are requested once it is shown (`server/delivery/lateScripts.ts`). */
export const firstPicture = 'first'
