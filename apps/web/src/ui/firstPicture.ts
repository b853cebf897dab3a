declare module 'react' {
  interface ImgHTMLAttributes<T> {
    /** Element Timing: the browser tells under this name when the picture has been shown. */
    elementtiming?: string | undefined
  }
}

/** On the picture a page is waited for: its scripts are asked for once it is shown (`server/lateScripts.ts`). */
export const firstPicture = 'first'
