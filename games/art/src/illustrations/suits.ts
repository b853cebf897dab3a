/** Suits of cards, two units wide around their middle. */
export const SPADE = 'M0-1C.9.0 1.1.3 1 .6 .9.95.4 1 .15.7L.35 1.2H-.35L-.15.7C-.4 1-.9.95-1 .6-1.1.3-.9 0 0-1Z'
export const HEART = 'M0 1C-.8.3-1.1 0-1.1-.4-1.1-.95-.3-1.1 0-.5 .3-1.1 1.1-.95 1.1-.4 1.1 0 .8.3 0 1Z'
export const DIAMOND = 'M0-1.2Q.3-.4 .95 0 .3.4 0 1.2-.3.4-.95 0-.3-.4 0-1.2Z'
