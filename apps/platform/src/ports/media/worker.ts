import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { drawPicture } from './drawPicture.ts'
import type { MediaOrder, PictureDetail } from './mediaOrder.ts'

/**
 * One order at a time, each answered with null or an error message. Worker threads are the parallelism; sharp adds
 * none.
 */
sharp.concurrency(1)
sharp.cache(false)
const { folder, detail }: { folder: string; detail: PictureDetail } = workerData

parentPort?.on('message', (order: MediaOrder) => {
  drawPicture(order, folder, detail).then(
    () => parentPort?.postMessage(null),
    (error: unknown) =>
      parentPort?.postMessage(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  )
})
