import { contentFront } from './front.ts'

export const contentHandlers = contentFront.handlers
