/** Who answers at the desk: one drawn face for all of them, since nobody knows what an agent looks like. */
export const DeskFace = () => (
  <span aria-hidden="true" className="relative size-9 overflow-hidden rounded-full bg-accent/24">
    <img
      src="/media/art/1/hero-desk/128.webp"
      alt=""
      width={60}
      height={60}
      className="absolute -top-1.5 -left-3 size-15 max-w-none"
    />
  </span>
)
