import { load } from '@fingerprintjs/fingerprintjs'

/**
 * 32 hexadecimal digits that are the same on every visit of this browser. It is made of what the browser tells every page;
 * nothing is kept on the device, and nothing but the digits is sent.
 */
export async function deviceHash(): Promise<string> {
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}
