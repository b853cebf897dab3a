/** A picture ready to be drawn. Rejects when it cannot be had. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  return image.decode().then(() => image)
}
