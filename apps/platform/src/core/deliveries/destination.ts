import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that no receiver on the internet has: our own network, this machine, and ranges of special use (IANA). */
const closed = new BlockList()
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '::/127 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8',
].flatMap((line) => line.split(' '))) {
  const [net = '', prefix] = range.split('/')
  closed.addSubnet(net, Number(prefix), net.includes(':') ? 'ipv6' : 'ipv4')
}

/** Whether an IP address belongs to a private or reserved network. */
export const isPrivateAddress = (ip: string): boolean => closed.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')

export interface DestinationRules {
  /** Without HTTPS, on a developer's machine. */
  readonly allowsHttp: boolean
  /** A receiver in the operator's own network, named as such in the configuration. */
  readonly allowsPrivate: boolean
}

/** Why nothing may be sent to an address; null if it is allowed. The addresses of a name are checked when it is looked up. */
export function destinationFault(address: string, { allowsHttp, allowsPrivate }: DestinationRules): string | null {
  const url = URL.parse(address)
  if (url === null) return 'is not an address'
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) return 'must begin with https://'
  if (url.username !== '' || url.password !== '') return 'contains a user name or password'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (allowsPrivate) return null
  if (isIP(host) !== 0 && isPrivateAddress(host)) return 'is in a private network'
  return /(?:^|\.)(?:localhost|local|internal)$/i.test(host) ? 'is in a private network' : null
}

/**
 * Looks a host name up for a connection. A name that leads to a private address fails, also if it led to
 * a public one when the configuration was checked.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    const isClosed = addresses?.some(({ address }) => isPrivateAddress(address))
    if (error || !first) callback(error ?? new Error(`${hostname} has no address`), '', 0)
    else if (isClosed) callback(new Error(`${hostname} leads to a private network`), '', 0)
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
