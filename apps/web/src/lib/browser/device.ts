import { type Device, kindOfDevice } from '@apogee/rules/site/kindOfDevice'
import { pageRequest } from '../page/pageRequest'

let here: Device | undefined

/** A page rendered for a device contains its name, because its data was requested for that device. */
export const noteDevice = (told: Device | undefined): void => {
  here = told
}

/**
 * API-071: the device games must support. During server rendering, calling this makes the page specific to this device,
 * and it is then cached for that device only (decision 045).
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
