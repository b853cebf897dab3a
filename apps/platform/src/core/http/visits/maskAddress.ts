/**
 * The network of an address, for the log: enough to recognise a source of errors, too little to recognise a person. IPv4
 * keeps 24 bits, IPv6 48.
 */
export function maskAddress(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(mapped)
  if (v4) return `${v4[1]}.0`
  const [head = '', tail] = mapped.split('::')
  const groups = head === '' ? [] : head.split(':')
  // A shortened address has zeros in the place of its colons.
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])]
  return all.length === 8 ? `${all.slice(0, 3).join(':')}::` : 'unknown'
}
