import { load } from '@fingerprintjs/fingerprintjs'

/**
 * 32 hexadecimal digits that stay the same on every visit of this browser. They are derived from what the browser
 * reveals to every page; nothing is stored on the device, and only the digits are sent.
 */
export async function deviceHash(): Promise<string> {
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}
