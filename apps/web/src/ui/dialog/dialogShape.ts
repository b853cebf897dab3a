import { useSyncExternalStore } from 'react'
import { debounce } from '../../lib/browser/debounce'
import { dialogQuery } from '../../lib/browser/useMedia'

/** CONST-14: a popup changes its layout once the window has settled, not while it is being resized or rotated. */
export const resizeMs = 150

interface Window_ {
  addEventListener(name: 'resize', listener: () => void): void
  removeEventListener(name: 'resize', listener: () => void): void
  matchMedia(query: string): { readonly matches: boolean }
}

/** Whether popups are sheets at this width; notifies subscribers when that has changed and the resize has ended. */
export class DialogShape {
  private readonly window: Window_
  private isSheetNow: boolean

  constructor(window: Window_) {
    this.window = window
    this.isSheetNow = this.measure()
  }

  readonly isSheet = (): boolean => this.isSheetNow

  readonly subscribe = (listener: () => void): (() => void) => {
    const settle = debounce(() => {
      this.isSheetNow = this.measure()
      listener()
    }, resizeMs)
    // The device may have been rotated while no popup was open.
    this.isSheetNow = this.measure()
    this.window.addEventListener('resize', settle)
    return () => {
      settle.cancel()
      this.window.removeEventListener('resize', settle)
    }
  }

  private measure(): boolean {
    return !this.window.matchMedia(dialogQuery).matches
  }
}

let shape: DialogShape | undefined

/** Dialogs are rendered in a browser only. */
export function useIsSheet(): boolean {
  shape ??= new DialogShape(window)
  return useSyncExternalStore(shape.subscribe, shape.isSheet, () => false)
}
