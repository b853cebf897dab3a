import { ownStudio } from '../../../core/config/studiosConfig.ts'

/**
 * Ids of rounds and transactions are unique among those of one partner: two of them may choose the same. Ours have no
 * prefix, as before there were others.
 */
export const ownId = (partner: string, id: string): string => (partner === ownStudio ? id : `${partner}:${id}`)
