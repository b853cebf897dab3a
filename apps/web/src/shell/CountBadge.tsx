/**
 * A count badge on an icon. Screen readers get the count from the icon's own label, which is exact where the badge says `9+`: the
 * badge is drawn by CSS, so that the label need not contain its text.
 */
export function CountBadge({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <span
      aria-hidden="true"
      data-count={text}
      className="num absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-12/4.5 font-bold text-on-accent after:content-[attr(data-count)]"
    />
  )
}
