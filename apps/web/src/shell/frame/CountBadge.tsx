/**
 * A count badge on an icon. Screen readers get the exact count from the icon's own label, while the badge may show
 * `9+`: CSS draws the badge, so that the label need not contain its text.
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
