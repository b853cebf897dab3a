/** Loads and decodes a picture. Rejects when that fails. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  return image.decode().then(() => image)
}
