import { kindOfDevice } from '@apogee/rules/site/kindOfDevice'
import { pageRequest } from './request'

export type Device = ReturnType<typeof kindOfDevice>

let here: Device | undefined

/** A page that was made for a device says for which: what it carries was asked for by it. */
export const noteDevice = (told: Device | undefined): void => {
  here = told
}

/**
 * API-071: what games have to be made for. In server rendering whoever asks makes the page one of this device, which is then
 * kept for it alone (decision 045).
 */
export function device(): Device {
  const page = pageRequest()
  if (page) {
    page.isForDevice = true
    return page.device
  }
  here ??= kindOfDevice(navigator.userAgent)
  return here
}
