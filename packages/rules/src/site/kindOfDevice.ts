const mobile = /\b(Mobi|Mobile|Android|iPhone|iPad|iPod)/

export type Device = 'desktop' | 'mobile'

/**
 * Which of the two kinds of device games are made for (wire-facts 5.5). Every page ships this file, so it imports
 * nothing.
 */
export const kindOfDevice = (userAgent: string): Device => (mobile.test(userAgent) ? 'mobile' : 'desktop')
