/** A category's icon from a single image file, so that no script contains two dozen drawings. */
export const CategoryIcon = ({ of, size = 18 }: { readonly of: string; readonly size?: number }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="shrink-0"
  >
    <use href={`/icons/categories.svg#${of}`} />
  </svg>
)
