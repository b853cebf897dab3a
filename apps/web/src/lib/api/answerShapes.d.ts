/** Made by the build (`delivery/answerShapes.ts`). */
declare module 'virtual:answer-shapes' {
  const shapes: import('@apogee/contract/answers/shape').Shapes
  export default shapes
}
